import type { Bot } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { adjacentIndexes, cellAtIndex } from '../../rules/grid.ts'
import { type GuessGoTypes, MOST_HITWORDS_PLACED, type Move, type View } from '../../rules/types.ts'
import { callAtRandom, callByMindReading, callByObservation, callCarefully } from './choose-call.ts'

type PlacePolicy = (view: View, random: Random) => Move
/** Chooses a word, by its number in the pool. */
type CallPolicy = (view: View, random: Random) => number

export function createBots(): Readonly<Record<string, Bot<GuessGoTypes>>> {
  return {
    random: createBot(fillAtRandom, callAtRandom),
    careful: createBot(placeHitwordsApart, callCarefully),
    observer: createBot(placeHitwordsApart, callByObservation),
    mindreader: createBot(placeHitwordsApart, callByMindReading),
  }
}

function createBot(place: PlacePolicy, call: CallPolicy): Bot<GuessGoTypes> {
  return {
    choose(view, random) {
      switch (view.phase) {
        case 'filling':
          return place(view, random)
        case 'tossing':
          // Leaves the call of the coin to the human player.
          return view.viewer === 0
            ? { kind: 'leave' }
            : { kind: 'toss', side: random.pick(['heads', 'tails']) }
        case 'calling':
          return { kind: 'call', word: view.terms.pool[call(view, random)]! }
      }
    },
  }
}

/** Fills the grid at random, three hitwords included. */
function fillAtRandom(): Move {
  return { kind: 'finish' }
}

/** Places hitwords apart and off the edge, so that as many cells as possible are beside them; the rest is random. */
function placeHitwordsApart(view: View, random: Random): Move {
  const { terms, grids } = view
  const own = grids[Number(view.viewer)]!
  const standing = terms.hitwordsOf.filter(word => own.includes(word))
  if (terms.hitwordsOf.length === 0 || standing.length >= MOST_HITWORDS_PLACED) return { kind: 'finish' }
  const covered = new Set(
    standing.flatMap(word => [own.indexOf(word), ...adjacentIndexes(own.indexOf(word), terms)]),
  )
  const gains = own.map((word, place) =>
    word === null && !covered.has(place)
      ? adjacentIndexes(place, terms).filter(one => !covered.has(one)).length
      : -1,
  )
  const most = Math.max(...gains)
  const place = random.pick([...gains.keys()].filter(one => gains[one] === most))
  const word = random.pick(terms.hitwordsOf.filter(one => !standing.includes(one)))
  return { kind: 'place', word, cell: cellAtIndex(place, terms.size) }
}
