import type { Rejection } from '#kernel/result.ts'
import type { Facts, Outcome, Rules } from '#kernel/rules.ts'
import type { Dictionaries } from './dictionaries.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { type Refusals, rejection } from './refusals.ts'
import { countLetters, selectReservoir } from './reservoir.ts'
import { BAG_SIZE, type Params, type ScribbleTypes, type State } from './types.ts'
import { toAct, view } from './view.ts'

/** Both bags, and one more: a reservoir that is empty at the start would end the game before it begins. */
const FEWEST_LETTERS = 2 * BAG_SIZE + 1
const LONGEST_FILE = 4_000
const LONGEST_HASH = 64

/** The rules of Scribble, with the available dictionaries. */
export function createRules(dictionaries: Dictionaries): Rules<ScribbleTypes> {
  return {
    id: 'scribble',
    version: 1,
    seats: 2,
    options: {
      sideRuns: { kind: 'choice', choices: ['loose', 'strict'], default: 'loose', isMinor: true },
      reservoir: {
        kind: 'choice',
        choices: ['full', 'half', 'own'],
        default: 'full',
        file: { choice: 'own', option: 'ownReservoir' },
      },
      ownReservoir: {
        kind: 'file',
        longest: LONGEST_FILE,
        default: '',
        when: ({ reservoir }) => reservoir === 'own',
      },
      dictionary: {
        kind: 'lexicon',
        longest: LONGEST_HASH,
        default: dictionaries.defaultHash,
        letters: 'ownReservoir',
        isMinor: true,
      },
      bags: { kind: 'choice', choices: ['hidden', 'open'], default: 'hidden', isMinor: true },
      clock: {
        kind: 'whole',
        min: 0,
        max: 3_600,
        offered: [0, 60, 120, 180, 300],
        default: 0,
        isMinor: true,
      },
    },
    load: dictionaries.load,
    checkParams: params => checkParams(params, dictionaries),
    // An undone turn would already have shown its player new letters.
    undo: () => 'never',
    timing: ({ clock }) =>
      clock > 0 ? { kind: 'per-move', ms: clock * 1_000, onExpiry: 'autoplay' } : { kind: 'untimed' },
    begin: (params, _deal, random) => begin(params, random),
    toAct,
    play: (state, seat, move, random) => play(dictionaries, state, seat, move, random),
    autoplay: () => ({ kind: 'pass', onTime: true }),
    outcome,
    facts,
    view,
    notation,
  }
}

function checkParams(params: Params, dictionaries: Dictionaries): Rejection<Refusals> | undefined {
  const reservoir = selectReservoir(params)
  if (!reservoir.ok) return reservoir.rejection
  const count = countLetters(reservoir.value.amounts)
  if (count < FEWEST_LETTERS) return rejection('too-few-letters', { count, fewest: FEWEST_LETTERS })
  const { dictionary } = params
  const lexicon = dictionaries.find(dictionary)
  if (!lexicon) return rejection('dictionary-not-here', { dictionary })
  const letter = reservoir.value.alphabet.letters.find(one => !lexicon.alphabet.codes.has(one))
  return letter === undefined ? undefined : rejection('letter-not-in-dictionary', { letter })
}

function outcome({ ended, scores }: State): Outcome | undefined {
  if (!ended) return undefined
  const most = Math.max(...scores)
  const winners = [0, 1].filter(seat => scores[seat] === most)
  return { winners: winners.length === 2 ? [] : winners, scores, reason: ended }
}

/** All games of Scribble are comparable, so there are no categories. */
function facts({ round, scores }: State): Facts {
  return { category: {}, more: { rounds: round - 1, first: scores[0]!, second: scores[1]! } }
}
