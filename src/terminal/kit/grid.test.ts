import { describe, expect, it } from 'vitest'
import type { Cell } from '#kernel/grid.ts'
import { ASCII, UNICODE } from './glyphs.ts'
import { type CellLook, drawGrid, type GridOptions, textGrid } from './grid.ts'
import { lineWidth, plainText } from './styled-text.ts'

const BOARD = ['X#.', '##.', '...']

function look(row: number, column: number, shade: string): CellLook {
  const content = BOARD[row]![column]!
  if (content === '#') return { symbol: shade, fillsCell: true }
  return { symbol: content === '.' ? ' ' : content, frame: row === 2 && column === 1 ? 'cursor' : undefined }
}

function drawn(size: GridOptions['size'], glyphs = UNICODE): string {
  const picture: GridOptions = {
    rows: 3,
    cols: 3,
    cell: ({ row, column }) => look(row, column, glyphs.shade),
    size,
    glyphs,
  }
  return drawGrid(picture).map(plainText).join('\n')
}

describe('a board of square cells', () => {
  it('keeps its columns with a wide letter and with a combining accent, framed or not', () => {
    for (const frame of [undefined, 'cursor'] as const)
      for (const columns of [40, 12]) {
        const letters = ['A', '漢', 'e\u0301']
        const cell = ({ column }: Cell): CellLook => ({ symbol: letters[column]!, frame })
        const board = drawGrid({ rows: 1, cols: 3, cell, size: { columns, rows: 8 }, glyphs: UNICODE })
        const row = board.find(line => plainText(line).includes('漢'))!
        expect(lineWidth(row)).toBe(columns === 40 ? 16 : 12)
      }
  })

  it('has lines where there is room', () => {
    expect(drawn({ columns: 40, rows: 8 })).toBe(
      [
        '     a   b   c  ',
        '   ┌───┬───┬───┐',
        ' 1 │ X │░░░│   │',
        '   ├───┼───┼───┤',
        ' 2 │░░░│░░░│   │',
        '   ├───┼───┼───┤',
        ' 3 │   │[ ]│   │',
        '   └───┴───┴───┘',
      ].join('\n'),
    )
  })

  it('drops the outer lines before the others', () => {
    expect(drawn({ columns: 40, rows: 7 })).toBe(
      [
        '     a   b   c  ',
        ' 1 │ X │░░░│   │',
        '   ├───┼───┼───┤',
        ' 2 │░░░│░░░│   │',
        '   ├───┼───┼───┤',
        ' 3 │   │[ ]│   │',
      ].join('\n'),
    )
  })

  it('is compact where there is little room', () => {
    expect(drawn({ columns: 12, rows: 4 })).toBe(
      ['    a  b  c ', ' 1  X ░░░   ', ' 2 ░░░░░░   ', ' 3    [ ]   '].join('\n'),
    )
  })

  it('is drawn in ASCII where it must be', () => {
    expect(drawn({ columns: 40, rows: 8 }, ASCII)).toBe(
      [
        '     a   b   c  ',
        '   +---+---+---+',
        ' 1 | X |###|   |',
        '   +---+---+---+',
        ' 2 |###|###|   |',
        '   +---+---+---+',
        ' 3 |   |[ ]|   |',
        '   +---+---+---+',
      ].join('\n'),
    )
  })

  it('is plain text for pipes and screen readers', () => {
    expect(textGrid(BOARD)).toEqual(['   a b c', ' 1 X # .', ' 2 # # .', ' 3 . . .'])
  })
})
