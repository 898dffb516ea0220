import { expect, it } from 'vitest'
import { nextSelection, visibleRange } from './selection.ts'

const SELECTABLE = [true, false, false, true, true]

it('the selection skips idle items and wraps around', () => {
  expect(nextSelection(0, 'next', SELECTABLE)).toBe(3)
  expect(nextSelection(3, 'previous', SELECTABLE)).toBe(0)
  expect(nextSelection(4, 'next', SELECTABLE)).toBe(0)
  expect(nextSelection(0, 'previous', SELECTABLE)).toBe(4)
  expect(nextSelection(3, 'first', SELECTABLE)).toBe(0)
  expect(nextSelection(0, 'last', SELECTABLE)).toBe(4)
  expect(nextSelection(0, 'next', [])).toBe(0)
  expect(nextSelection(1, 'next', [false, false])).toBe(1)
})

it('the selected item of a long list is visible', () => {
  expect(visibleRange(5, 2, 10)).toEqual({ from: 0, to: 5 })
  expect(visibleRange(20, 0, 6)).toEqual({ from: 0, to: 6 })
  expect(visibleRange(20, 10, 6)).toEqual({ from: 7, to: 13 })
  expect(visibleRange(20, 19, 6)).toEqual({ from: 14, to: 20 })
})
