import type { Bot } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import type { GuessGoTypes, Move, View } from '../../rules/types.ts'
import { callAtRandom, callByMindReading, callByObservation, callCarefully } from './choose-call.ts'
import { placeHitwords } from './place-hitwords.ts'

type PlacePolicy = (view: View, random: Random) => Move
/** Chooses a word, by its number in the pool. */
type CallPolicy = (view: View, random: Random) => number

export function createBots(): Readonly<Record<string, Bot<GuessGoTypes>>> {
  return {
    random: createBot(fillAtRandom, callAtRandom),
    careful: createBot(placeHitwords, callCarefully),
    observer: createBot(placeHitwords, callByObservation),
    mindreader: createBot(placeHitwords, callByMindReading),
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
