import { cropLayout, type Layout, NO_LETTER, solvedGrid } from '../rules/layout.ts'
import { inCapitals } from '../rules/letter-case.ts'

/** A puzzle for people: the letters, the grid without its empty margin, and the words by their length. */
export function writePuzzleText(layout: Layout, letters: string): string {
  const grid = solvedGrid(cropLayout(layout)).map(row =>
    [...row.replaceAll(NO_LETTER, ' ')].join(' ').trimEnd(),
  )
  const [main, ...others] = layout.words.map(({ word }) => word)
  const lengths = [...new Set(others.map(word => word.length))].sort()
  return [
    `${[...inCapitals(letters)].join(' ')}   ${inCapitals(main!)}`,
    '',
    ...grid,
    '',
    ...lengths.map(length =>
      others
        .filter(word => word.length === length)
        .sort()
        .join(' '),
    ),
    '',
  ].join('\n')
}
