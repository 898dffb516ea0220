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
