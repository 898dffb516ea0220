import type { Bot } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import type { GuessGoTypes, Move, View } from '../types.ts'
import { calledAnyhow, calledByMindReading, calledByObservation, calledCarefully } from './calling.ts'
import { placedAnyhow, placedApart } from './placing.ts'

type Placing = (view: View, random: Random) => Move
/** Chooses a word, by its number in the pool. */
type Calling = (view: View, random: Random) => number

export function createBots(): Readonly<Record<string, Bot<GuessGoTypes>>> {
  return {
    random: bot(placedAnyhow, calledAnyhow),
    careful: bot(placedApart, calledCarefully),
    observer: bot(placedApart, calledByObservation),
    mindreader: bot(placedApart, calledByMindReading),
  }
}

function bot(place: Placing, call: Calling): Bot<GuessGoTypes> {
  return {
    choose(view, random) {
      switch (view.phase) {
        case 'filling':
          return place(view, random)
        case 'tossing':
          // The coin is the person's to call, if the person likes.
          return view.viewer === 0
            ? { kind: 'leave' }
            : { kind: 'toss', side: random.pick(['heads', 'tails']) }
        case 'calling':
          return { kind: 'call', word: view.terms.pool[call(view, random)]! }
      }
    },
  }
}
