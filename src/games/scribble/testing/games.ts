import type { Played } from '#kernel/game.ts'
import { randomFor } from '#kernel/random.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { dictionariesOf } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'
import { createFinder } from '../rules/plays/finder.ts'
import { createPlayList, playAt } from '../rules/plays/play-list.ts'
import { codesOfBoard, countsOfBag, moveOf, pointsByCode } from '../rules/plays/position.ts'
import type { Move, ScribbleTypes, Setup, State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'

export interface SomeGame {
  readonly line: readonly Played<ScribbleTypes>[]
  readonly last: State
}

const list = createPlayList()

/** A game of random plays, exchanges, passes and questions, up to so many moves. */
export function someGame(lexicon: Lexicon, setup: Setup, seed: string, longest = 24): SomeGame {
  const game = createScribble(dictionariesOf(lexicon))
  const random = randomFor(seed, 0, 'moves')
  const line: Played<ScribbleTypes>[] = []
  let { state } = game.begin(setup, randomFor(seed, 0))
  const finder = createFinder({
    lexicon,
    points: pointsByCode(state.letters, lexicon.alphabet),
    strict: setup.sideRuns === 'strict',
  })
  while (!state.ended && line.length < longest) {
    const seat = seatToMove(state)
    const move = someMove(state.bags[seat]!)
    const next = game.play(state, seat, move, randomFor(seed, line.length + 1))
    if (!next.ok) throw new Error(next.rejection.code)
    line.push({ state, seat, move })
    state = next.value.state
  }
  return { line, last: state }

  function someMove(bag: readonly string[]): Move {
    const kind = random.below(10)
    if (kind === 0) return { kind: 'pass' }
    if (kind === 1 && state.asked < 3) return { kind: 'query', pattern: '.'.repeat(2 + state.asked), page: 1 }
    finder.load(codesOfBoard(state.board, lexicon.alphabet))
    finder.findAll(countsOfBag(bag, lexicon.alphabet), list)
    if (kind === 2 || list.count === 0)
      return { kind: 'exchange', letters: bag.slice(0, 1 + random.below(bag.length)).join('|') }
    return moveOf(playAt(list, random.below(list.count)), finder, lexicon.alphabet)
  }
}
