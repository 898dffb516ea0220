import { isObject } from '#kernel/json.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Facts, Outcome, Rules, Seat } from '#kernel/rules.ts'
import { callableWords } from './calling.ts'
import { LONGEST_WORD } from './custom-words.ts'
import { notation } from './notation.ts'
import { begin, play, toAct } from './play.ts'
import { checkPool, poolRange } from './pool.ts'
import { type Refusals, reject } from './refusals.ts'
import {
  type Deal,
  type GuessGoTypes,
  HITWORDS,
  LARGE_FROM,
  MAX_SIZE,
  MIN_SIZE,
  MOST_WORDS,
  type Move,
  type Params,
  type State,
} from './types.ts'
import { view } from './view.ts'

/** The longest possible list: the most words of the greatest length. */
const LONGEST_LIST = (MOST_WORDS + HITWORDS) * (LONGEST_WORD + 1)
const LONGEST_NAME = 40
const LONGEST_HABITS = 60
const SHORTEST_FILLING_MS = 180_000
const FILLING_MS_A_CELL = 6_000

/** The game that a form offers first. */
export const QUICK = { size: 4, pool: 16 } as const

export const rules: Rules<GuessGoTypes> = {
  id: 'guessgo',
  version: 2,
  seats: 2,
  options: {
    size: {
      kind: 'whole',
      min: MIN_SIZE,
      max: MAX_SIZE,
      offered: [3, 4, 5, 6, 8, 10, 12, 15],
      default: 5,
      initial: QUICK.size,
    },
    pool: {
      kind: 'whole',
      min: 0,
      max: MOST_WORDS,
      offered: [0, 16, 25, 50, 100, 225, 500],
      default: 0,
      initial: QUICK.pool,
      available: (pool, params) => pool === 0 || pool >= poolRange(params).min,
    },
    hitwords: {
      kind: 'choice',
      choices: ['literal', 'armed', 'off'],
      default: 'literal',
      when: ({ size }) => size >= LARGE_FROM,
    },
    adjacent: {
      kind: 'choice',
      choices: ['4', '8'],
      default: '4',
      when: ({ size, hitwords }) => size >= LARGE_FROM && hitwords !== 'off',
    },
    showHits: { kind: 'switch', default: false, isMinor: true },
    once: { kind: 'switch', default: false, isMinor: true },
    starter: {
      kind: 'choice',
      choices: ['called', 'tossed', 'first', 'second'],
      default: 'called',
      seats: { first: 0, second: 1 },
      isMinor: true,
    },
    ownWords: { kind: 'file', longest: LONGEST_LIST, default: '', named: 'listName', isMinor: true },
    listName: {
      kind: 'text',
      longest: LONGEST_NAME,
      default: '',
      isMinor: true,
      when: ({ ownWords }) => ownWords.trim() !== '',
    },
    clock: {
      kind: 'whole',
      min: 0,
      max: 3_600,
      offered: [0, 30, 60, 120, 300],
      default: 0,
      isMinor: true,
    },
  },
  checkParams: params => checkPool(params),
  readDeal,
  // A call reveals something, and while a grid is filled words can be removed without undo.
  undo: () => 'never',
  timing: ({ clock }) =>
    clock > 0 ? { kind: 'per-move', ms: clock * 1_000, onExpiry: 'autoplay' } : { kind: 'untimed' },
  moveTimeMs: fillingMs,
  begin: (params, deal, random) => begin(params, deal, random),
  toAct,
  play,
  autoplay,
  outcome,
  isPreparation: state => state.phase !== 'calling',
  facts,
  view,
  notation,
}

interface Version1Types extends Omit<GuessGoTypes, 'params'> {
  params: Omit<Params, 'once'>
}

const { once: _, ...version1Options } = rules.options

/**
 * Version 1, by which older records replay: six hitwords came on top of every large pool, ı and i were one letter in a
 * custom list, and words were always called once by each player.
 */
export const rulesOfVersion1: Rules<Version1Types> = {
  ...rules,
  version: 1,
  options: version1Options,
  checkParams: params => checkPool(params, 1),
  begin: (params, deal, random) => begin({ ...params, once: false }, deal, random, 1),
}

function readDeal(deal: unknown): Result<Deal | null, Refusals> {
  if (deal === null) return accept(null)
  const habits = isObject(deal) ? deal.habits : undefined
  if (typeof habits !== 'string')
    return reject('not-a-text', { option: 'habits', given: String(JSON.stringify(habits)).slice(0, 40) })
  if (habits.length > LONGEST_HABITS)
    return reject('text-too-long', { option: 'habits', given: habits.length, longest: LONGEST_HABITS })
  return accept({ habits })
}

/** Filling a grid takes longer than a call. */
function fillingMs({ phase, terms }: State): number | undefined {
  return phase === 'filling' ? Math.max(SHORTEST_FILLING_MS, terms.size ** 2 * FILLING_MS_A_CELL) : undefined
}

/** When the time is up, fills the grid at random or calls a random word. */
function autoplay(state: State, seat: Seat, random: Random): Move {
  switch (state.phase) {
    case 'filling':
      return { kind: 'finish' }
    case 'tossing':
      return { kind: 'toss', side: random.pick(['heads', 'tails'] as const) }
    case 'calling':
      return { kind: 'call', word: random.pick(callableWords(state, seat)) }
  }
}

function outcome({ ended }: State): Outcome | undefined {
  return ended ? { winners: ended.winner === null ? [] : [ended.winner], reason: ended.by } : undefined
}

function facts({ terms, calls }: State): Facts {
  return {
    category: { size: terms.size, words: terms.pool.length },
    more: { calls: calls[0]!.length + calls[1]!.length },
  }
}
