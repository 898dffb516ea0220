import { expect, it } from 'vitest'
import { plainText, styledLine } from './styled-text.ts'
import { textPageAt } from './text-page.ts'

const TEXT = ['a', 'b', 'c', 'd', 'e'].map(text => styledLine(text))
const shown = (rows: number, from: number) => textPageAt(TEXT, rows, from).shown.map(plainText).join('')

it('a page is the whole text where that fits', () => {
  expect(textPageAt(TEXT, 5, 0)).toEqual({ shown: TEXT, isPartial: false, before: 0, after: 0 })
})

it('an ellipsis shows that there is more, and no row is lost between pages', () => {
  const first = textPageAt(TEXT, 3, 0)
  expect([shown(3, 0), shown(3, first.after)]).toEqual(['ab…', 'cde'])
  expect(textPageAt(TEXT, 3, first.after)).toMatchObject({ isPartial: true, before: 0, after: 2 })
  expect([0, 1, 2, 3].map(from => shown(2, from))).toEqual(['a…', 'b…', 'c…', 'de'])
})

it('no page goes beyond the end', () => {
  expect(shown(3, 99)).toBe('cde')
})
