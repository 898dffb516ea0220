import type { Cell } from '#kernel/grid.ts'
import type { Grid } from '../rules/types.ts'

interface Position {
  readonly size: number
  readonly grid: Grid
  /** The words that were hit so far, the last call last. */
  readonly hits: readonly string[]
  readonly hitwords: readonly string[]
  readonly rule: 'literal' | 'armed' | 'off'
  readonly adjacent: 4 | 8
}

/** The ending after the last hit, computed from the whole grid and the text of the rules, without the game's own code. */
export function bruteForceEnding({
  size,
  grid,
  hits,
  hitwords,
  rule,
  adjacent,
}: Position): 'line' | 'hitword' | undefined {
  const cells: (Cell & { word: string })[] = []
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      cells.push({ row, column, word: grid[row * size + column]! })
  const last = cells.find(({ word }) => word === hits.at(-1))!
  for (const cell of cells) {
    const down = Math.abs(cell.row - last.row)
    const over = Math.abs(cell.column - last.column)
    const touches = adjacent === 4 ? down + over === 1 : Math.max(down, over) === 1
    const isLive = rule === 'literal' || (rule === 'armed' && hits.includes(cell.word))
    if (touches && hitwords.includes(cell.word) && isLive) return 'hitword'
  }
  for (let line = 0; line < size; line++) {
    const row = cells.filter(cell => cell.row === line)
    const column = cells.filter(cell => cell.column === line)
    for (const one of [row, column]) if (one.every(({ word }) => hits.includes(word))) return 'line'
  }
  return undefined
}
