import { expect, test } from 'vitest'
import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import { emptyBoard, openCells, withMark } from '../rules/board.ts'
import type { Board, Placing } from '../rules/types.ts'
import { loadEngine } from './engine.ts'
import { review } from './notes.ts'
import { positionOf } from './position-evaluator.ts'

const { evaluator, solver } = await loadEngine(() => {})

/** The positions of a game, each with the cell that was marked in it. */
function playGame(rows: number, cols: number, cells: string) {
  let board: Board = emptyBoard({ rows, cols })
  return cells.split(' ').map((text, marks) => {
    const cell = readCell(text)!
    const open = openCells(board).length
    const state: Placing = { phase: 'placing', rows, cols, starter: 0, board, open, marks, last: null }
    board = withMark(board, cell, 'X')
    return { state, seat: marks % 2, move: { kind: 'mark' as const, cell } }
  })
}

test('a position that the book proves lost is evaluated without a search', () => {
  const before = solver.positions
  expect(evaluator.evaluate(emptyBoard({ rows: 10, cols: 10 }), 1)).toEqual({
    won: false,
    winning: [],
    complete: true,
  })
  expect(solver.positions).toBe(before)
})

test('advice says whether it is proved', () => {
  const empty = (side: number) => emptyBoard({ rows: side, cols: side })
  expect(evaluator.advise(empty(7))).toEqual({ cell: readCell('d4'), kind: 'win' })
  expect(evaluator.advise(empty(8)).kind).toBe('lost')
  expect(evaluator.advise(empty(10))).toMatchObject({ kind: 'lost-estimate' })
})

test('a review of an abandoned game distinguishes kept wins, wins given away and lost positions', () => {
  const line = playGame(5, 5, 'c3 a1 b5 e1 e3 e5')
  const notes = review(line, evaluator)
  expect(notes.map(note => note.code)).toEqual([
    'kept-win',
    'was-lost',
    'kept-win',
    'was-lost',
    'threw-win',
    'kept-win',
  ])
  const { state, move } = line[4]!
  const loses = (cell: Cell) => solver.isWon(positionOf(withMark(state.board, cell, 'X')))
  expect(loses(move.cell)).toBe(true)
  for (const cell of notes[4]!.cells!) expect(loses(cell)).toBe(false)
  expect(notes[4]!.cells).toContainEqual((notes[4]!.move as typeof move).cell)
})

test('a review of a whole game ends with the winner’s last move, and every verdict agrees with the next', () => {
  let board: Board = emptyBoard({ rows: 6, cols: 6 })
  const cells: string[] = []
  while (openCells(board).length > 0) {
    const cell = openCells(board)[cells.length % openCells(board).length]!
    cells.push(writeCell(cell))
    board = withMark(board, cell, 'X')
  }
  const verdicts = review(playGame(6, 6, cells.join(' ')), evaluator).map(note => note.verdict)
  expect(verdicts.at(-1)).toBe('kept')
  verdicts.slice(0, -1).forEach((verdict, index) => {
    expect(verdict === 'kept').toBe(verdicts[index + 1] === 'lost')
  })
})
