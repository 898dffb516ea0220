import type { LineName } from './presentation/step-description.ts'

/** A line in the middle of a sentence. */
export function lineWords(line: LineName): string {
  switch (line.kind) {
    case 'row':
      return `row ${line.row}`
    case 'column':
      return `column ${line.column}`
    case 'slant':
      return `the slanting line from ${line.ends[0]} to ${line.ends[1]}`
  }
}

/** Names in a row: `a1`, `a1 and b2`, `a1, b2 and c3`. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Many cells by their first and a count. */
export function summarizeCells(cells: readonly string[]): string {
  return cells.length <= 6 ? joinNames(cells) : `${cells[0]} and ${cells.length - 1} more cells`
}

/** Cells and their verb. */
export function namesWithVerb(cells: readonly string[]): string {
  return `${joinNames(cells)} ${cells.length === 1 ? 'is' : 'are'}`
}
