// The rules of Obstruction for the peers. The board is lines of text, as in Quincunx.

export const SIDE = 10

export const emptyBoard = () => Array.from({ length: SIDE }, () => '.'.repeat(SIDE))

/** The board with a mark on this cell, numbered from 0 row by row, or undefined if the cell is not open. */
export function withMark(board, cell, mark) {
  if (!Number.isInteger(cell) || cell < 0 || cell >= SIDE * SIDE) return undefined
  const row = Math.floor(cell / SIDE)
  const column = cell % SIDE
  if (board[row][column] !== '.') return undefined
  const next = [...board]
  for (let line = Math.max(0, row - 1); line <= Math.min(SIDE - 1, row + 1); line++) {
    let text = ''
    for (let at = 0; at < SIDE; at++) {
      const content = board[line][at]
      if (line === row && at === column) text += mark
      else text += content === '.' && Math.abs(at - column) <= 1 ? '#' : content
    }
    next[line] = text
  }
  return next
}

/** Whether no cell is open, so that the player to move has lost. */
export const isFull = board => board.every(line => !line.includes('.'))
