import { emptyBoard, openCells, withMark } from '#games/obstruction/rules/board.ts'
import type { Cell } from '#kernel/grid.ts'
import { randomFor } from '#kernel/random.ts'

/** The largest board, which has the longest games. */
export const SIDE = 10

/** A whole game of random legal marks, the same for every server. */
export function randomGame(number: number): readonly Cell[] {
  const random = randomFor(`bench ${number}`, 0)
  const marks: Cell[] = []
  let board = emptyBoard({ rows: SIDE, cols: SIDE })
  for (let open = openCells(board); open.length > 0; open = openCells(board)) {
    const cell = random.pick(open)
    board = withMark(board, cell, marks.length % 2 === 0 ? 'X' : 'O')
    marks.push(cell)
  }
  return marks
}
