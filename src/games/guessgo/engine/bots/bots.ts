import type { Bot } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import type { GuessGoTypes, Move, View } from '../../rules/types.ts'
import { callAtRandom, callByMindReading, callByObservation, callCarefully } from './choose-call.ts'
import { fillAtRandom, placeHitwordsApart } from './choose-placement.ts'

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
