// The rules of Obstruction as a peer's game would have them: the board as lines of text, as in Quincunx.

export const SIDE = 10

export const emptyBoard = () => Array.from({ length: SIDE }, () => '.'.repeat(SIDE))

/** The board with a mark on this cell (its number from 0, line by line), or undefined where none may stand. */
export function withMark(board, cell, mark) {
  if (!Number.isInteger(cell) || cell < 0 || cell >= SIDE * SIDE) return undefined
  const row = Math.floor(cell / SIDE)
  const column = cell % SIDE
  if (board[row][column] !== '.') return undefined
  const next = [...board]
  for (let line = Math.max(0, row - 1); line <= Math.min(SIDE - 1, row + 1); line++) {
    let text = ''
    for (let place = 0; place < SIDE; place++) {
      const content = board[line][place]
      if (line === row && place === column) text += mark
      else text += content === '.' && Math.abs(place - column) <= 1 ? '#' : content
    }
    next[line] = text
  }
  return next
}

/** No cell is open: whoever would be to move has lost. */
export const isFull = board => board.every(line => !line.includes('.'))
