import { groupDigits } from '#kernel/group-digits.ts'
import type { StepDescription } from '../presentation/step-description.ts'
import { GRADE_NAMES, HEXAGON_SIDES, SQUARE_SIZES } from '../rules/types.ts'
import type { WrittenChange } from '../tools/repair.ts'
import { explanationSentence, joinNames } from './en-steps.ts'
import { techniques } from './en-techniques.ts'

export const toolText = {
  generate: {
    summary: 'Generates puzzles with exactly one solution, one per line.',
    size: (byDefault: number) =>
      `cells per side, ${SQUARE_SIZES.min} to ${SQUARE_SIZES.max} (default ${byDefault}); 8x6 for 8 rows and 6 columns`,
    rows: 'rows of a rectangle, with --cols',
    cols: 'columns of a rectangle, with --rows',
    hex: `cells per side of a hexagon, ${HEXAGON_SIDES.min} to ${HEXAGON_SIDES.max}`,
    holes: 'a hexagon with holes',
    grade: (byDefault: number) =>
      `the difficulty, by number or name: ${GRADE_NAMES.join(', ')} (default ${byDefault})`,
    count: (most: number) => `how many puzzles, up to ${groupDigits(most)}`,
    seed: 'the same seed gives the same puzzles (default: random)',
  },
  solve: {
    summary: 'Says how many solutions puzzles have, shows one, and says how hard it is to find.',
    puzzle: 'a puzzle instead of a file: a URL, an ID or a text',
    line: (line: number, error: string) => `Line ${line}: ${error}`,
    noSolution: (ms: number) => `No solution. ${ms} ms`,
    severalSolutions: (ms: number) => `One of several solutions. ${ms} ms`,
    onlySolution(grade: number | null, hardest: keyof typeof techniques | null, ms: number): string {
      const hard = grade
        ? `difficulty ${grade}, ${GRADE_NAMES[grade - 1]}`
        : 'needs suppositions within suppositions'
      const step = hardest ? `; the hardest step is “${techniques[hardest].name}”` : ''
      return `The only solution: ${hard}${step}. ${ms} ms`
    },
  },
  explain: {
    summary: 'Explains step by step how a puzzle is solved.',
    noSolution: 'This puzzle has no solution.',
    severalSolutions: 'This puzzle has several solutions, so reasoning alone can’t find one.',
    nested: 'From here on, only suppositions within suppositions lead further.',
    paragraph: (number: number, steps: readonly StepDescription[], around: readonly string[]) =>
      `${number}. ${explanationSentence(steps, around)}`,
  },
  repair: {
    summary: 'Says which number to change so that a puzzle has exactly one solution.',
    found(solutions: 0 | 1 | 2, repairs: number, isComplete: boolean): string {
      if (solutions === 1) return 'Exactly one solution: there is nothing to repair.'
      const count = solutions === 0 ? 'No solution.' : 'Several solutions.'
      if (repairs > 0) return `${count} Each of these makes it unique:`
      return isComplete
        ? `${count} Changing one number doesn’t make it unique, and no change of several was found.`
        : `${count} No change that makes it unique was found in time; there may be one.`
    },
    change(changes: readonly WrittenChange[], grade: number | null): string {
      const named = changes.map(({ cell, from, to }) => `${cell} from ${from || 'blank'} to ${to || 'blank'}`)
      const hard = grade ? `difficulty ${grade}, ${GRADE_NAMES[grade - 1]}` : 'beyond difficulty 4'
      return `- Change ${joinNames(named)}: ${hard}.`
    },
  },
  print: {
    summary: 'Makes A4 sheets with puzzles to solve on paper, and the solutions at the end.',
    force: 'replace the file if it exists',
    saved: (file: string | undefined, count: number, seed: string) =>
      `${file}: ${count} ${count === 1 ? 'puzzle' : 'puzzles'}, seed ${seed}`,
    heading: (number: number, board: string, grade: string | undefined) => `${number} · ${board}, ${grade}`,
    name: (seed: string, number: number) => `seed ${seed}, puzzle ${number}`,
  },
}

/** The headings of a printed sheet. */
export const sheetText = {
  title: 'Solitudo',
  rules:
    'Shade cells until no number repeats in any line. Shaded cells never touch; unshaded cells stay connected.',
  solutions: 'Solutions',
}
