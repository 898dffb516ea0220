import { describe, expect, test } from 'vitest'
import { moveForKey } from '#kernel/commands.ts'
import type { Dealt } from '#kernel/engine.ts'
import { readCell, writeCell } from '#kernel/grid.ts'
import { act, openTable } from '#table/act.ts'
import { viewFor } from '#table/table.ts'
import type { CursorStep } from '#terminal/kit/cursor.ts'
import { ASCII, UNICODE } from '#terminal/kit/glyphs.ts'
import type { ScreenSize } from '#terminal/kit/grid.ts'
import { blockWidth, plainText } from '#terminal/kit/styled-text.ts'
import { commands } from '../commands.ts'
import { rules } from '../rules/rules.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { paramsOf, sampleOf } from '../testing/sample-deals.ts'
import { face, input } from './face.ts'

function seen({ params, deal }: Dealt<SolitudoTypes>, ...moves: readonly string[]): View {
  const table = moves.reduce(
    (now, text) => {
      const next = act(now, { do: 'move', seat: 0, text }, 0)
      if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
      return next.value
    },
    openTable(rules, params, 'seed', 0, deal),
  )
  return viewFor(table, 0)
}

function drawn(
  view: View,
  { cursor, room = { columns: 48, rows: 20 }, glyphs = UNICODE, aids = [] as string[] }: Look,
): string {
  const cell = cursor ? readCell(cursor) : undefined
  const block = face.draw({
    view,
    people: [],
    cursor: cell,
    highlight: undefined,
    toggles: new Set(aids),
    size: room,
    glyphs,
  })
  return block.map(line => plainText(line).trimEnd()).join('\n')
}

interface Look {
  readonly cursor?: string
  readonly room?: ScreenSize
  readonly glyphs?: typeof UNICODE
  readonly aids?: string[]
}

const marked = () =>
  seen(
    sampleOf('square', { mode: 'practice' }),
    'shade a1 c1',
    'keep b1',
    'shade b3',
    'try',
    'shade d3',
    'keep a2',
  )

describe('a square', () => {
  test('is ruled where there is room; marks, trials, wrong marks and the cursor differ by form', () => {
    expect(drawn(marked(), { cursor: 'd3' })).toBe(
      [
        '     a   b   c   d   e',
        '   ┌───┬───┬───┬───┬───┐',
        ' 1 │▓4▓│·3·│▓1▓│ 1 │ 5 │',
        '   ├───┼───┼───┼───┼───┤',
        ' 2 (∘3∘) 5 │ 2 │ 3 │ 4 │',
        '   ├───┼───┼───┼───┼───┤',
        ' 3 │ 1 │▓4▓│ 4 [▒5▒! 3 │',
        '   ├───┼───┼───┼───┼───┤',
        ' 4 │ 1 │ 2 │ 2 │ 3 │ 1 │',
        '   ├───┼───┼───┼───┼───┤',
        ' 5 │ 4 │ 1 │ 3 │ 2 │ 1 │',
        '   └───┴───┴───┴───┴───┘',
      ].join('\n'),
    )
  })

  test('is close where there is less, in ASCII where there is no more, equal numbers set off', () => {
    expect(
      drawn(marked(), { cursor: 'd1', room: { columns: 26, rows: 6 }, glyphs: ASCII, aids: ['equal'] }),
    ).toBe(
      [
        '     a   b   c   d   e',
        ' 1  #4# .3.=#1#[ 1 ] 5',
        ' 2 (+3+) 5   2   3   4',
        ' 3   1  #4#  4 !%5%! 3',
        ' 4   1   2   2   3   1',
        ' 5   4   1   3   2   1',
      ].join('\n'),
    )
  })

  test('is plain text for pipes and screen readers', () => {
    expect(face.text(marked(), []).map(line => line.trimEnd())).toEqual([
      '     a  b  c  d  e',
      ' 1  #4 .3 #1  1  5',
      ' 2  +3  5  2  3  4',
      ' 3   1 #4  4!%5! 3',
      ' 4   1  2  2  3  1',
      ' 5   4  1  3  2  1',
    ])
  })
})

/** A square that is all in order but for its first cell. */
function large(size: number): Dealt<SolitudoTypes> {
  const row = '123456789abcdefghijklmnopqrstuvwxyz'.slice(0, size)
  const rows = Array.from({ length: size }, (_, index) => row.slice(index) + row.slice(0, index))
  const dots = '.'.repeat(size)
  const deal = {
    puzzle: [`2${rows[0]!.slice(1)}`, ...rows.slice(1)].join('/'),
    solution: [`#${dots.slice(1)}`, ...rows.slice(1).map(() => dots)].join('/'),
    rating: 'gentle',
  } as const
  return { params: paramsOf({ size }), deal }
}

test('fifteen by fifteen fits a window of 80 by 24', () => {
  const room = { columns: 78, rows: 16 }
  const block = face.draw({
    view: seen(large(15)),
    people: [],
    cursor: undefined,
    highlight: undefined,
    size: room,
    glyphs: UNICODE,
  })
  expect(block).toHaveLength(16)
  expect(blockWidth(block)).toBeLessThanOrEqual(room.columns)
})

test('a shaded cell is shaded up to its number, however wide the others are', () => {
  const view = seen(large(12), 'shade l2', 'keep b1')
  const [, first, second] = drawn(view, { room: { columns: 78, rows: 13 } }).split('\n')
  expect(first).toMatch(/^ 1 {4}2 \(· 2·\) {2}3 /)
  expect(second).toMatch(/ 12 {2}▓▓1▓$/)
})

test('of a larger board the part around the cursor is shown, wherever the cursor is', () => {
  const view = seen(large(30))
  for (const cursor of ['a1', 'o15', 'ad30', 'ad1', 'h22']) {
    const text = drawn(view, { cursor, room: { columns: 78, rows: 16, canScroll: true } })
    expect(text).toContain('[')
    expect(text).toMatch(new RegExp(`^\\s*${cursor.replace(/\D/g, '')} `, 'm'))
    expect(text.split('\n')[0]).toMatch(new RegExp(` ${cursor.replace(/\d/g, '')}( |$)`))
    expect(text.split('\n')).toHaveLength(16)
  }
})

test('of a larger board it is shown where it goes on', () => {
  const view = seen(large(30))
  const corner = (cursor: string, glyphs = UNICODE) =>
    drawn(view, { cursor, glyphs, room: { columns: 78, rows: 16, canScroll: true } }).slice(0, 3)
  expect(['a1', 'o15', 'ad30', 'ad1'].map(cursor => corner(cursor))).toEqual(['→↓ ', '↔↕ ', '←↑ ', '←↓ '])
  expect(corner('a1', ASCII)).toBe('>v ')
})

describe('a hexagon', () => {
  const view = seen(sampleOf('holed'), 'shade d1', 'keep d2')
  const full = seen(sampleOf('hexagon'))
  const walked = (on: View, from: string, ...steps: readonly CursorStep[]) =>
    writeCell(steps.reduce((cell, step) => input.step(on, cell, step), readCell(from)!))
  const walk = (from: string, ...steps: readonly CursorStep[]) => walked(view, from, ...steps)

  test('has its rows half a cell apart, and the letter of a column where it begins', () => {
    expect(drawn(view, { cursor: 'd2', room: { columns: 30, rows: 6 } })).toBe(
      [
        '         c   d   e',
        ' 1     b   1  ▓5▓  5',
        ' 2   a   1   5 [·1·] 2',
        ' 3     5   1       3   5',
        ' 4       2   3   4   5',
        ' 5         1   5   1',
      ].join('\n'),
    )
  })

  test('is walked along its rows, past holes', () => {
    expect(walk('b3', 'right')).toBe('d3')
    expect(walk('d3', 'left')).toBe('b3')
    expect(walk('a3', 'left')).toBe('a3')
    expect(walk('d3', 'home')).toBe('a3')
    expect(walk('a3', 'end')).toBe('e3')
  })

  test('is walked straight up and down by turns along the two slants, around holes, and along its edges', () => {
    expect(walked(full, 'd1', 'down', 'down', 'down', 'down')).toBe('b5')
    expect(walked(full, 'b5', 'up', 'up', 'up', 'up')).toBe('d1')
    expect(walked(full, 'b5', 'top')).toBe('d1')
    expect(walked(full, 'd1', 'bottom')).toBe('b5')
    expect(walked(full, 'e3', 'up', 'up')).toBe('e1')
    expect(walk('d1', 'down', 'down')).toBe('d3')
    expect(walk('d1', 'up')).toBe('d1')
  })

  test('has a cursor on a cell, whatever cell is asked for', () => {
    expect(input.cursor(view, { row: 0, column: 0 })).toEqual({ row: 0, column: 2 })
    expect(input.cursor(view, { row: 2, column: 2 })).toEqual({ row: 0, column: 2 })
    expect(input.cursor(view, { row: 4, column: 1 })).toEqual({ row: 4, column: 1 })
  })
})

test('[H9] Enter goes on to the next mark, other keys set one directly', () => {
  const view = seen(sampleOf('square'))
  const cell = { row: 2, column: 1 }
  expect(input.move(view, cell)).toBe('b3')
  expect(['#', '*', '-', 'x'].map(key => moveForKey(commands, cell, key))).toEqual([
    'shade b3',
    'keep b3',
    'clear b3',
    undefined,
  ])
})

test('[H9] the line below the board says which mark Enter makes', () => {
  const at = (cell: string) => input.describeEnter!(marked(), readCell(cell)!)
  expect([at('d4'), at('a1'), at('b1')]).toEqual(['shades d4', 'marks a1 as kept', 'clears b1'])
})

test('[H13] a blank cell has no number, and its mark fills it', () => {
  const view = seen(sampleOf('blanks'), 'shade b1', 'keep e1')
  expect(
    drawn(view, { room: { columns: 28, rows: 6 } })
      .split('\n')
      .slice(0, 3),
  ).toEqual(['     a   b   c   d   e', ' 1   4  ▓▓▓  1   1 (· ·)', ' 2               3'])
})
