import { expect, test } from 'vitest'
import { recordRefusalText } from './records.ts'

test.each([
  ['newer', 3, /knows them up to version 2\. Update Quincunx/],
  ['forgotten', 1, /no longer knows\. Open it with the Quincunx that wrote it\.$/],
])('the refusal of a game with %s rules names the version and the remedy', (_, found, sentence) => {
  const refusal = recordRefusalText['another-version']({ found, expected: 2 })
  expect(refusal).toContain(`rules of version ${found}`)
  expect(refusal).toMatch(sentence)
})
