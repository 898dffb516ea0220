import { expect, test } from 'vitest'
import { recordRefusalText } from './record-words.ts'

test.each([
  ['newer', 3, /knows them up to version 2\. Update Quincunx/],
  ['forgotten', 1, /no longer knows\. Open it with the Quincunx that wrote it\.$/],
])('a game of %s rules says which, and what to do', (_, found, sentence) => {
  const said = recordRefusalText['another-version']({ found, expected: 2 })
  expect(said).toContain(`rules of version ${found}`)
  expect(said).toMatch(sentence)
})
