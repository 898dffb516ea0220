import { expect, it } from 'vitest'
import { UNICODE } from './glyphs.ts'
import { drawGrid } from './grid.ts'
import { cellAt, splitMouse } from './mouse.ts'

it.each([
  ['\u001b[<0;12;5M', [{ kind: 'click', column: 11, row: 4 }], ''],
  ['a\u001b[<0;300;120Mb', [{ kind: 'click', column: 299, row: 119 }], 'ab'],
  ['\u001b[<64;1;1M\u001b[<65;1;1M', [{ kind: 'wheel-up' }, { kind: 'wheel-down' }], ''],
  ['\u001b[<0;12;5m\u001b[<2;12;5M', [], ''],
  ['\u001b[A', [], '\u001b[A'],
  ['c3', [], 'c3'],
])('in %j the mouse is told from the keys', (read, events, rest) => {
  expect(splitMouse(read)).toMatchObject({ events, rest })
  expect(splitMouse(read).events).toHaveLength(events.length)
})

it.each([
  ['ruled', { columns: 60, rows: 20 }],
  ['compact', { columns: 20, rows: 6 }],
])('a place on a %s board belongs to the cell that is drawn there', (_, size) => {
  const cursor = { row: 2, column: 3 }
  const cell = ({ row, column }: typeof cursor) => ({
    symbol: '.',
    ...(row === cursor.row && column === cursor.column && { frame: 'cursor' as const }),
  })
  const block = drawGrid({ rows: 4, cols: 5, cell, cursor, size, glyphs: UNICODE })
  const lines = block.map(line => line.map(({ text }) => text).join(''))
  const row = lines.findIndex(line => line.includes('['))
  for (let column = lines[row]!.indexOf('['); column <= lines[row]!.indexOf(']'); column++)
    expect(cellAt(block, column, row)).toEqual(cursor)
  expect(cellAt(block, 0, row)).toBeUndefined()
  expect(cellAt(block, 999, row)).toBeUndefined()
  expect(cellAt(block, 5, 999)).toBeUndefined()
})
