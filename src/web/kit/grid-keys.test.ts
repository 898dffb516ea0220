import { describe, expect, it } from 'vitest'
import { stepOnBoard } from './grid-keys.ts'

const square = Array.from({ length: 5 }, () => ({ first: 0, last: 5 }))
const at = { row: 2, column: 3 }
const press = (key: string, ctrl = false) => stepOnBoard({ key, ctrl }, at, square)

describe('keys on a board', () => {
  it('move one cell by arrows', () => {
    expect(press('ArrowUp')).toEqual({ row: 1, column: 3 })
    expect(press('ArrowRight')).toEqual({ row: 2, column: 4 })
  })

  it('stop at the edge', () => {
    expect(stepOnBoard({ key: 'ArrowLeft', ctrl: false }, { row: 0, column: 0 }, square)).toEqual({
      row: 0,
      column: 0,
    })
  })

  it('go to the ends of the row by Home and End, of the board with Ctrl', () => {
    expect(press('Home')).toEqual({ row: 2, column: 0 })
    expect(press('End')).toEqual({ row: 2, column: 5 })
    expect(press('Home', true)).toEqual({ row: 0, column: 0 })
    expect(press('End', true)).toEqual({ row: 4, column: 5 })
  })

  it('go to the top and the bottom of the column by Page Up and Page Down', () => {
    expect(press('PageUp')).toEqual({ row: 0, column: 3 })
    expect(press('PageDown')).toEqual({ row: 4, column: 3 })
  })

  it('stay on the board where rows differ in length', () => {
    const hexagon = [
      { first: 1, last: 2 },
      { first: 0, last: 3 },
    ]
    expect(stepOnBoard({ key: 'ArrowUp', ctrl: false }, { row: 1, column: 3 }, hexagon)).toEqual({
      row: 0,
      column: 2,
    })
  })

  it('leave other keys to the page', () => {
    expect(press('x')).toBeUndefined()
  })
})
