import type { Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import type { Details, Result } from '#kernel/result.ts'
import type { Outcome, Rules } from '#kernel/rules.ts'
import { checkSetup as checkParams } from './check-setup.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import { hasBonus, withoutBonus } from './puzzle.ts'
import { AREA_NAMES, JUDGINGS, LEVELS, LIVES, type Params, type State, type WorderlyTypes } from './types.ts'
import { view } from './view.ts'

/** Who makes puzzles. */
export interface PuzzleGenerator {
  generate(setup: Params, random: Random, report: Report, day?: number): Result<Params>
}

/** More than all words that six letters can make. */
const LONGEST_PUZZLE = 16_000
/** Room for the largest lists of English. */
const LONGEST_LIST = 8_000_000

/** Wizards of Worderly Place; with a maker also new puzzles. */
export function createWorderly(maker?: PuzzleGenerator): Rules<WorderlyTypes> {
  return {
    id: 'worderly',
    version: 1,
    seats: 1,
    options: {
      level: { kind: 'choice', choices: LEVELS, default: 'apprentice' },
      judging: { kind: 'choice', choices: JUDGINGS, default: 'kind' },
      area: { kind: 'choice', choices: AREA_NAMES, default: 'wide' },
      lexicon: { kind: 'file', longest: LONGEST_LIST, default: '' },
      puzzle: { kind: 'text', longest: LONGEST_PUZZLE, default: '' },
    },
    checkParams,
    needsGeneration: ({ puzzle }) => !hasBonus(puzzle),
    dailies: { words: { level: 'scholar', judging: 'kind', area: 'compact' } },
    shareableSetup,
    // A letter once seen cannot be unseen.
    undo: () => 'never',
    timing: () => ({ kind: 'stopwatch' }),
    begin,
    toAct: ({ over }) => (over ? [] : [0]),
    play,
    outcome,
    facts,
    categoryFacts: ['level', 'judging'],
    view,
    notation,
    ...maker,
  }
}

/** The bonus words of the built-in list are looked up again where the link arrives; those of an own list cannot be. */
function shareableSetup({ area, lexicon, puzzle }: Params): Partial<Params> {
  if (puzzle === '') return { area }
  return lexicon === '' ? { area, puzzle: withoutBonus(puzzle) } : { area, lexicon, puzzle }
}

function outcome({ over, points }: State): Outcome | undefined {
  return over ? { winners: over === 'won' ? [0] : [], scores: [points], reason: over } : undefined
}

function facts({ level, judging, points, lives, found, layout, bonus }: State): Details {
  return {
    level,
    judging,
    points,
    lives,
    livesAtFirst: LIVES[level],
    found: found.length,
    words: layout.words.length,
    bonus: bonus.length,
  }
}
