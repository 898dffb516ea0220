/** A cell of a board; row and column count from 0 at the top left. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** Writes a cell as its column letter and row number: row 2, column 1 is `b3`. */
export function writeCell(cell: Cell): string {
  return columnLetters(cell.column) + (cell.row + 1)
}

/** Reads `b3`, in any case; undefined if the text is not a cell. The game checks whether its board has that cell. */
export function readCell(text: string): Cell | undefined {
  const match = /^([a-z]{1,2})([1-9][0-9]?)$/.exec(text.trim().toLowerCase())
  if (!match) return undefined
  return { row: Number(match[2]) - 1, column: columnNumber(match[1]!) }
}

export function columnLetters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

function columnNumber(letters: string): number {
  let count = 0
  for (const letter of letters) count = count * 26 + letter.charCodeAt(0) - 96
  return count - 1
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column
}

/** The cells around a cell within the board, at most eight. */
export function neighbours(cell: Cell, rows: number, cols: number): Cell[] {
  const around: Cell[] = []
  for (let row = Math.max(0, cell.row - 1); row <= Math.min(rows - 1, cell.row + 1); row++)
    for (let column = Math.max(0, cell.column - 1); column <= Math.min(cols - 1, cell.column + 1); column++)
      if (row !== cell.row || column !== cell.column) around.push({ row, column })
  return around
}
