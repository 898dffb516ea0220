// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { countLines, FileField } from './file-field.tsx'

afterEach(cleanup)

const words = { label: 'Your own words' }

test('a short list is edited in a field', () => {
  render(<FileField words={words} text={'plum\nquince\n'} change={vi.fn()} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('plum\nquince\n')
})

test('a very long list is not laid out in a field, only counted, and can be removed', () => {
  const change = vi.fn()
  render(<FileField words={words} text={'medlar\n'.repeat(270_000)} change={change} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Your list: 270,000 lines.')).toBeTruthy()
  screen.getByRole('button', { name: 'Remove' }).click()
  expect(change).toHaveBeenCalledWith('')
})

test.each([
  ['', 0],
  ['plum', 1],
  ['plum\n', 1],
  ['plum\nquince', 2],
])('%j has %d lines', (text, lines) => {
  expect(countLines(text)).toBe(lines)
})
