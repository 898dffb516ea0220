import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Menu } from './menu.tsx'
import { textWidth } from './width.ts'

it('the notes of a menu begin in the same column, beside wide letters and combining accents too', () => {
  const items = ['Ann', '漢字', 'Rene\u0301e'].map(label => ({ label, note: '| note' }))
  const drawn = renderToString(createElement(Menu, { items, at: 0, rows: 5 }), { columns: 40 })
  const columns = stripVTControlCharacters(drawn)
    .split('\n')
    .map(line => textWidth(line.slice(0, line.indexOf('|'))))
  expect(columns).toEqual([12, 12, 12])
})

it('a menu that is cut says so, and how many items are beyond', () => {
  const items = [...'abcdefgh'].map(label => ({ label }))
  const drawnAt = (at: number, rows: number) =>
    stripVTControlCharacters(renderToString(createElement(Menu, { items, at, rows }), { columns: 40 }))
      .split('\n')
      .map(line => line.replaceAll(' ', ''))
  expect(drawnAt(0, 5)).toEqual(['>a', 'b', 'c', 'd', 'v+4'])
  expect(drawnAt(4, 5)).toEqual(['^+3', 'd', '>e', 'f', 'v+2'])
  expect(drawnAt(7, 5)).toEqual(['^+4', 'e', 'f', 'g', '>h'])
  expect(drawnAt(7, 8)).toHaveLength(8)
  expect(drawnAt(7, 3)).toEqual(['f', 'g', '>h'])
})
