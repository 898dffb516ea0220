// @vitest-environment happy-dom
import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { Calls } from './calls.tsx'

const call = (word: string) => ({ word, hit: false })
const view = {
  starter: 0,
  calls: [
    [call('ant'), call('cat')],
    [call('bee'), call('dog')],
  ],
  terms: { hitwordsOf: [] },
} as unknown as View
const people = [
  { name: 'Ann', you: false },
  { name: 'Bob', you: false },
]

test('the latest calls are listed as in a log, the last one at the end', () => {
  const { container } = render(<Calls view={view} people={people} most={2} />)
  const words = [...container.querySelectorAll('li')].map(
    line => /ant|bee|cat|dog/.exec(line.textContent!)![0],
  )
  expect(words).toEqual(['cat', 'dog'])
})
