import { describe, expect, it } from 'vitest'
import type { Cell } from '#kernel/grid.ts'
import { type BoardShape, stepOnBoard } from './grid-keys.ts'

const columns = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const square: BoardShape = { lattice: 'square', rows: Array.from({ length: 5 }, () => columns(0, 5)) }
const at = { row: 2, column: 3 }

function press(key: string, { from = at, on = square, ctrl = false, shift = false } = {}): Cell | undefined {
  return stepOnBoard({ key, ctrl, shift }, from, on)
}

describe('keys on a board', () => {
  it('move one cell by arrows', () => {
    expect(press('ArrowUp')).toEqual({ row: 1, column: 3 })
    expect(press('ArrowRight')).toEqual({ row: 2, column: 4 })
  })

  it('stop at the edge', () => {
    const corner = { row: 0, column: 0 }
    expect(press('ArrowLeft', { from: corner })).toEqual(corner)
    expect(press('ArrowUp', { from: corner })).toEqual(corner)
  })

  it('go to the ends of the row by Home and End, of the board with Ctrl', () => {
    expect(press('Home')).toEqual({ row: 2, column: 0 })
    expect(press('End')).toEqual({ row: 2, column: 5 })
    expect(press('Home', { ctrl: true })).toEqual({ row: 0, column: 0 })
    expect(press('End', { ctrl: true })).toEqual({ row: 4, column: 5 })
  })

  it('go to the top and the bottom of the column by Page Up and Page Down', () => {
    expect(press('PageUp')).toEqual({ row: 0, column: 3 })
    expect(press('PageDown')).toEqual({ row: 4, column: 3 })
  })

  it('skip holes', () => {
    const holed: BoardShape = {
      lattice: 'square',
      rows: [
        [0, 1, 2],
        [0, 2],
        [0, 1, 2],
      ],
    }
    expect(press('ArrowRight', { from: { row: 1, column: 0 }, on: holed })).toEqual({ row: 1, column: 2 })
    expect(press('ArrowDown', { from: { row: 0, column: 1 }, on: holed })).toEqual({ row: 2, column: 1 })
  })

  it('leave other keys to the page', () => {
    expect(press('x')).toBeUndefined()
  })
})

describe('keys on a hexagon', () => {
  // Side 3: the rows begin and end further left as they go down.
  const rows = [columns(2, 4), columns(1, 4), columns(0, 4), columns(0, 3), columns(0, 2)]
  const hexagon: BoardShape = { lattice: 'hexagon', rows }
  const from = { row: 2, column: 2 }
  const on = hexagon

  it('[H12] lead to all six neighbours: arrows along rows and columns, with Shift along the other slant', () => {
    expect(press('ArrowLeft', { from, on })).toEqual({ row: 2, column: 1 })
    expect(press('ArrowRight', { from, on })).toEqual({ row: 2, column: 3 })
    expect(press('ArrowUp', { from, on })).toEqual({ row: 1, column: 2 })
    expect(press('ArrowDown', { from, on })).toEqual({ row: 3, column: 2 })
    expect(press('ArrowUp', { from, on, shift: true })).toEqual({ row: 1, column: 3 })
    expect(press('ArrowDown', { from, on, shift: true })).toEqual({ row: 3, column: 1 })
  })

  it('[H12] lead to the ends of all three lines', () => {
    expect(press('Home', { from, on })).toEqual({ row: 2, column: 0 })
    expect(press('PageUp', { from, on })).toEqual({ row: 0, column: 2 })
    expect(press('PageDown', { from, on, shift: true })).toEqual({ row: 4, column: 0 })
  })

  it('go on into the next row where a line ends before the board does', () => {
    expect(press('ArrowUp', { from: { row: 2, column: 0 }, on })).toEqual({ row: 1, column: 1 })
    expect(press('ArrowDown', { from: { row: 2, column: 4 }, on })).toEqual({ row: 3, column: 3 })
    expect(press('ArrowUp', { from: { row: 0, column: 3 }, on, shift: true })).toEqual({ row: 0, column: 3 })
  })

  it('skip holes, and stay where nothing follows', () => {
    const holed: BoardShape = {
      ...hexagon,
      rows: rows.map((row, index) => (index === 2 ? [0, 1, 3, 4] : row)),
    }
    expect(press('ArrowRight', { from: { row: 2, column: 1 }, on: holed })).toEqual({ row: 2, column: 3 })
    expect(press('ArrowDown', { from: { row: 1, column: 2 }, on: holed })).toEqual({ row: 3, column: 2 })
    expect(press('ArrowRight', { from: { row: 2, column: 4 }, on: holed })).toEqual({ row: 2, column: 4 })
  })
})
