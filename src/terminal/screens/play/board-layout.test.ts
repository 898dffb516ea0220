import { expect, it } from 'vitest'
import { UNICODE } from '../../kit/glyphs.ts'
import { drawGrid, type ScreenSize } from '../../kit/grid.ts'
import { layOut } from './board-layout.ts'

function layoutOf(side: number, room: ScreenSize) {
  return layOut(room, within =>
    drawGrid({ rows: side, cols: side, cell: () => ({ symbol: '.' }), size: within, glyphs: UNICODE }),
  )
}

it('the largest boards have a column beside them in a window of 80 by 24', () => {
  expect(layoutOf(10, { columns: 80, rows: 24 }).kind).toBe('beside')
  expect(layoutOf(15, { columns: 80, rows: 24 }).kind).toBe('beside')
})

it('the board is above the rest in a narrow window', () => {
  expect(layoutOf(10, { columns: 50, rows: 24 }).kind).toBe('above')
})

it('the least size is reported where the board does not fit', () => {
  const layout = layoutOf(10, { columns: 30, rows: 10 })
  expect(layout).toEqual({ kind: 'none', neededSize: { columns: 40, rows: 19 } })
  expect(layoutOf(10, { columns: 40, rows: 19 }).kind).toBe('above')
  expect(layoutOf(10, { columns: 40, rows: 18 }).kind).toBe('none')
  expect(layoutOf(10, { columns: 39, rows: 19 }).kind).toBe('none')
})
