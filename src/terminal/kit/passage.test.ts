import { expect, it } from 'vitest'
import { passageOf } from './passage.ts'
import { line, plainText } from './spans.ts'

const TEXT = ['a', 'b', 'c', 'd', 'e'].map(text => line(text))
const shown = (rows: number, from: number) => passageOf(TEXT, rows, from).shown.map(plainText).join('')

it('is the whole text where there is room for it', () => {
  expect(passageOf(TEXT, 5, 0)).toEqual({ shown: TEXT, isPart: false, before: 0, after: 0 })
})

it('says where it goes on, and leaves no row out from page to page', () => {
  const first = passageOf(TEXT, 3, 0)
  expect([shown(3, 0), shown(3, first.after)]).toEqual(['ab…', 'cde'])
  expect(passageOf(TEXT, 3, first.after)).toMatchObject({ isPart: true, before: 0, after: 2 })
  expect([0, 1, 2, 3].map(from => shown(2, from))).toEqual(['a…', 'b…', 'c…', 'de'])
})

it('never goes beyond its end', () => {
  expect(shown(3, 99)).toBe('cde')
})
