import { isDeepStrictEqual } from 'node:util'
import { createFinder } from '#games/scribble/engine/plays/finder.ts'
import {
  encodeBag,
  encodeBoard,
  playToMove,
  pointsByCode,
} from '#games/scribble/engine/plays/letter-codes.ts'
import { createPlayList, playAt } from '#games/scribble/engine/plays/play-list.ts'
import { notation } from '#games/scribble/rules/notation.ts'
import type { Move, State, View } from '#games/scribble/rules/types.ts'
import type { Random } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { smallLibrary } from '../fakes/small-library.ts'
import type { OnlinePlay } from './online-play.ts'

/** Enough for both bags and a few turns. */
const FEW_LETTERS = 'A 1 7\nE 1 7\nT 1 7\nS 2 5\nN 3 4\n'

/** The dictionary of these games: a server must have it. */
export const smallLexicon = smallLibrary.find(smallLibrary.hashOf('broad'))!
const finder = createFinder({ lexicon: smallLexicon, points: pointsByCode([], english), strict: true })
const plays = createPlayList()

export const scribblePlay: OnlinePlay = {
  setup: (_, length) => ({
    ...(length === 'long' ? {} : { reservoir: 'own', ownReservoir: FEW_LETTERS }),
    ...{ sideRuns: 'strict', dictionary: smallLexicon.hash },
  }),

  randomMove: (view, random) => notation.write(chooseMove(view as View, random)),

  twoMoves(given) {
    const { bags, viewer } = given as View
    return ['pass', `exchange ${bags[viewer as number]![0]}`]
  },

  /** A bag is hidden from everyone but its owner, and so is the reservoir, from which a bag could be computed. */
  leakIn(value, given, viewer) {
    const { bags, bagsAre, reservoir, ended } = given as State
    if (ended || bagsAre === 'open' || !Array.isArray(value)) return undefined
    if (isDeepStrictEqual(value, reservoir)) return `the reservoir ${reservoir.join(' ')}`
    const isSame = (letters: readonly string[]) => isDeepStrictEqual(letters.toSorted(), value.toSorted())
    if (viewer !== 'spectator' && isSame(bags[viewer]!)) return undefined
    const bag = bags.find(isSame)
    return bag && `the bag ${bag.join('')}`
  },
}

function chooseMove(view: View, random: Random): Move {
  const bag = view.bags[view.viewer as number]!
  finder.load(encodeBoard(view.board, english))
  finder.findAll(encodeBag(bag, english), plays)
  const choice = random.below(10)
  if (plays.count > 0 && choice < 7)
    return playToMove(playAt(plays, random.below(plays.count)), finder, english)
  if (choice < 8 && view.queriesLeft > 0)
    return { kind: 'query', pattern: `${random.pick(bag)}${'.'.repeat(view.queriesLeft)}`, page: 1 }
  if (choice < 9) return { kind: 'exchange', letters: bag.slice(0, 1 + random.below(bag.length)).join('') }
  return { kind: 'pass' }
}
