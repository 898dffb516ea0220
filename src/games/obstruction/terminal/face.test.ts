import { describe, expect, it } from 'vitest'
import type { Cell } from '#kernel/grid.ts'
import type { Highlight } from '#terminal/kit/face.ts'
import { UNICODE } from '#terminal/kit/glyphs.ts'
import { plainText } from '#terminal/kit/styled-text.ts'
import type { PlacingView, ProposingView } from '../rules/types.ts'
import { face, input } from './face.ts'

const BOARD: PlacingView = {
  phase: 'placing',
  viewer: 0,
  acting: true,
  rows: 5,
  cols: 5,
  board: ['X#...', '##...', '...##', '..#O#', '..###'].map(row => row.slice(0, 5)),
  marks: ['X', 'O'],
  toMove: 0,
  last: { row: 3, column: 3 },
  open: 12,
  placed: 2,
}

const SIZES: ProposingView = {
  phase: 'proposing',
  viewer: 0,
  acting: true,
  proposed: [false, false],
  own: null,
}

function drawn(cursor?: Cell, highlight?: Highlight, view: PlacingView | ProposingView = BOARD): string {
  const room = { columns: 34, rows: 11 }
  return face
    .draw({ view, people: [], cursor, highlight, size: room, glyphs: UNICODE })
    .map(spans => plainText(spans).trimEnd())
    .join('\n')
}

describe('Obstruction in the terminal', () => {
  it('knows the cells at which nothing can be played', () => {
    const idle = (row: number, column: number) => input.isRefused!(BOARD, { row, column })
    expect([idle(0, 0), idle(0, 1), idle(0, 2)]).toEqual([true, true, false])
    expect(input.isRefused!(SIZES, { row: 5, column: 5 })).toBe(false)
  })

  it('says what Enter does: mark a cell, or propose a size', () => {
    expect(input.describeEnter!(BOARD, { row: 0, column: 2 })).toBe('marks c1')
    expect(input.describeEnter!(SIZES, { row: 5, column: 6 })).toBe('proposes 6x7')
  })

  it('tells marks, blocked, open and last apart by their characters', () => {
    expect(drawn()).toBe(
      [
        '     a   b   c   d   e',
        ' 1 │ X │░░░│ · │ · │ · │',
        '   ├───┼───┼───┼───┼───┤',
        ' 2 │░░░│░░░│ · │ · │ · │',
        '   ├───┼───┼───┼───┼───┤',
        ' 3 │ · │ · │ · │░░░│░░░│',
        '   ├───┼───┼───┼───┼───┤',
        ' 4 │ · │ · │░░░│(O)│░░░│',
        '   ├───┼───┼───┼───┼───┤',
        ' 5 │ · │ · │░░░│░░░│░░░│',
      ].join('\n'),
    )
  })

  it('shows what a mark at the cursor would block', () => {
    const rows = drawn({ row: 1, column: 3 }).split('\n')
    expect(rows[1]).toBe(' 1 │ X │░░░│ ∘ │ ∘ │ ∘ │')
    expect(rows[3]).toBe(' 2 │░░░│░░░│ ∘ │[·]│ ∘ │')
    expect(rows[5]).toBe(' 3 │ · │ · │ ∘ │░░░│░░░│')
  })

  it('points at the cells a sentence speaks of', () => {
    const rows = drawn(undefined, {
      cells: [
        { row: 1, column: 0 },
        { row: 0, column: 0 },
      ],
      as: 'refused',
    }).split('\n')
    expect(rows[1]).toContain('│!X!│')
    expect(rows[3]).toContain('│!░!│')
  })

  it('proposes the size whose last cell the cursor stands on', () => {
    const start = input.cursor(SIZES, undefined)
    expect(input.move(SIZES, start)).toBe('8x8')
    expect(input.move(SIZES, input.step(SIZES, input.step(SIZES, start, 'up'), 'right'))).toBe('7x9')
    expect(input.move(SIZES, input.step(SIZES, input.step(SIZES, start, 'home'), 'top'))).toBe('5x5')
    expect(drawn({ row: 4, column: 5 }, undefined, SIZES).split('\n')[5]).toBe(' 5  ·  ·  ·  ·  · [·]')
  })

  it('keeps the cursor on a board that became smaller', () => {
    expect(input.cursor(BOARD, { row: 9, column: 9 })).toEqual({ row: 4, column: 4 })
    expect(input.move(BOARD, { row: 2, column: 1 })).toBe('b3')
  })
})
