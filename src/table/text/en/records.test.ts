import { expect, test } from 'vitest'
import { recordRefusalText } from './records.ts'

test.each([
  ['newer', 3, /only knows versions up to 2\. Update Quincunx/],
  ['forgotten', 1, /no longer knows\. Open it with the version of Quincunx that saved it\.$/],
])('the refusal of a game with %s rules names the version and the remedy', (_, found, sentence) => {
  const refusal = recordRefusalText['another-version']({ found, expected: 2 })
  expect(refusal).toContain(`version ${found} of the rules`)
  expect(refusal).toMatch(sentence)
})
