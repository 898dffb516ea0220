import type { Facts, Outcome, Rules } from '#kernel/rules.ts'
import { checkParams, readDeal } from './check-puzzle.ts'
import { notation } from './notation.ts'
import { begin, play } from './play.ts'
import {
  AREA_NAMES,
  isWordListHash,
  JUDGINGS,
  LEVELS,
  LIVES,
  type State,
  type WorderlyTypes,
} from './types.ts'
import { view } from './view.ts'

/** Longer than the text of any puzzle, even with every word that six letters can make. */
const LONGEST_PUZZLE = 16_000
/** Holds the largest lists of English words. */
const LONGEST_LIST = 8_000_000

/** Wizards of Worderly Place. It is played without a dictionary: a puzzle names all its words. */
export const rules: Rules<WorderlyTypes> = {
  id: 'worderly',
  version: 1,
  seats: 1,
  options: {
    level: { kind: 'choice', choices: LEVELS, default: 'apprentice' },
    judging: { kind: 'choice', choices: JUDGINGS, default: 'kind', isMinor: true },
    area: { kind: 'choice', choices: AREA_NAMES, default: 'wide', isMinor: true },
    // Once a puzzle is generated from a custom list, only the hash of the list is left to show.
    lexicon: {
      kind: 'file',
      longest: LONGEST_LIST,
      default: '',
      isMinor: true,
      when: ({ lexicon }) => !isWordListHash(lexicon),
    },
    puzzle: { kind: 'puzzle', longest: LONGEST_PUZZLE, default: '' },
  },
  checkParams,
  readDeal,
  // Undo cannot make a player forget a letter.
  undo: () => 'never',
  timing: () => ({ kind: 'stopwatch' }),
  begin,
  toAct: ({ over }) => (over ? [] : [0]),
  play,
  outcome,
  facts,
  view,
  notation,
}

function outcome({ over, points }: State): Outcome | undefined {
  return over ? { winners: over === 'won' ? [0] : [], scores: [points], reason: over } : undefined
}

function facts({ level, judging, points, lives, found, layout, bonus }: State): Facts {
  return {
    category: { level, judging },
    more: {
      points,
      lives,
      livesAtFirst: LIVES[level],
      found: found.length,
      words: layout.words.length,
      bonus: bonus.length,
    },
  }
}
