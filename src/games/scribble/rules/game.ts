import type { Note, PlayedMove } from '#kernel/engine.ts'
import type { Details, Rejection } from '#kernel/result.ts'
import type { Outcome, Rules } from '#kernel/rules.ts'
import type { Dictionaries } from './dictionaries.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { countLetters, selectReservoir } from './reservoir.ts'
import { BAG_SIZE, type Params, type ScribbleTypes, type State, type View } from './types.ts'
import { toAct, view } from './view.ts'

/** Both bags, and one more: a reservoir that is empty at the start would end the game before it begins. */
const FEWEST_LETTERS = 2 * BAG_SIZE + 1
const LONGEST_FILE = 4_000
const LONGEST_HASH = 64
const ONLINE_SECONDS = 180

/** What takes thought: giving hints, and judging a game that was played. */
export interface Analyzer {
  hint(seen: View): Note<ScribbleTypes> | undefined
  review(line: readonly PlayedMove<ScribbleTypes>[]): readonly Note<ScribbleTypes>[]
}

/** Scribble, with the words that can be played with; with an expert also hints and reviews. */
export function createScribble(dictionaries: Dictionaries, expert?: Analyzer): Rules<ScribbleTypes> {
  return {
    id: 'scribble',
    version: 1,
    seats: 2,
    hasHints: true,
    options: {
      sideRuns: { kind: 'choice', choices: ['loose', 'strict'], default: 'loose' },
      reservoir: { kind: 'choice', choices: ['full', 'half', 'own'], default: 'full' },
      ownReservoir: {
        kind: 'file',
        longest: LONGEST_FILE,
        default: '',
        for: { option: 'reservoir', choice: 'own' },
      },
      dictionary: {
        kind: 'lexicon',
        longest: LONGEST_HASH,
        default: dictionaries.defaultHash,
        letters: 'ownReservoir',
      },
      bags: { kind: 'choice', choices: ['hidden', 'open'], default: 'hidden' },
      clock: { kind: 'whole', min: 0, max: 3_600, offered: [0, 60, 120, 180, 300], default: 0 },
    },
    load: dictionaries.load,
    checkParams: setup => checkSetup(setup, dictionaries),
    checkOnline: ({ bags }) => (bags === 'open' ? { code: 'bags-open-online' } : undefined),
    online: () => ({ bags: 'hidden', clock: ONLINE_SECONDS }),
    // New letters have been seen by then, and a word that was accepted stays.
    undo: () => 'never',
    timing: ({ clock }) =>
      clock > 0 ? { kind: 'per-move', ms: clock * 1_000, onExpiry: 'autoplay' } : { kind: 'untimed' },
    begin,
    toAct,
    play: (state, seat, move, random) => play(dictionaries, state, seat, move, random),
    autoplay: () => ({ kind: 'pass' }),
    outcome,
    facts,
    categoryFacts: [],
    view,
    notation,
    ...expert,
  }
}

function checkSetup(setup: Params, dictionaries: Dictionaries): Rejection | undefined {
  const reservoir = selectReservoir(setup)
  if (!reservoir.ok) return reservoir.rejection
  const count = countLetters(reservoir.value.amounts)
  if (count < FEWEST_LETTERS) return { code: 'too-few-letters', details: { count, fewest: FEWEST_LETTERS } }
  const lexicon = dictionaries.find(setup.dictionary)
  if (!lexicon) return { code: 'dictionary-not-here', details: { dictionary: setup.dictionary } }
  const stranger = reservoir.value.alphabet.letters.find(letter => !lexicon.alphabet.codes.has(letter))
  return stranger === undefined
    ? undefined
    : { code: 'letter-not-in-dictionary', details: { letter: stranger } }
}

function outcome({ ended, scores }: State): Outcome | undefined {
  if (!ended) return undefined
  const most = Math.max(...scores)
  const winners = [0, 1].filter(seat => scores[seat] === most)
  return { winners: winners.length === 2 ? [] : winners, scores, reason: ended }
}

function facts({ round, scores }: State): Details {
  return { rounds: round - 1, first: scores[0]!, second: scores[1]! }
}
