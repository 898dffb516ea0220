import { expect, test } from 'vitest'
import {
  type Refusals,
  type RefusalText,
  type Rejection,
  type Result,
  refusalSentence,
  rejectionWith,
  rejectWith,
} from './result.ts'

type ShopRefusals = {
  closed: Record<never, never>
  'sold-out': { readonly article: string }
}

const shopText: RefusalText<ShopRefusals> = {
  closed: () => 'The shop is closed.',
  'sold-out': ({ article }) => `There is no ${article} left.`,
}

const reject = rejectWith<ShopRefusals>()
const rejection = rejectionWith<ShopRefusals>()

test('a refusal is its code, its data and its cells, and its sentence contains the data', () => {
  const cells = [{ row: 0, column: 0 }]
  expect(reject('closed')).toEqual({ ok: false, rejection: { code: 'closed' } })
  const soldOut = rejection('sold-out', { article: 'tea' }, cells)
  expect(soldOut).toEqual({ code: 'sold-out', details: { article: 'tea' }, cells })
  expect(refusalSentence(soldOut, shopText)).toBe('There is no tea left.')
})

// The compiler is the test: without an error on the line below it, `@ts-expect-error` is one itself.
test('a declared code without a sentence does not compile', () => {
  // @ts-expect-error: 'sold-out' has no sentence
  const incomplete: RefusalText<ShopRefusals> = { closed: () => 'The shop is closed.' }
  // @ts-expect-error: the text of another set has no sentence for these codes
  const missing = () => refusalSentence(rejection('closed'), { open: () => 'The shop is open.' })
  expect([incomplete, missing]).toHaveLength(2)
})

test('a refusal without its data, or with other data, does not compile', () => {
  // @ts-expect-error: the article is missing
  reject('sold-out')
  // @ts-expect-error: a number is not an article
  reject('sold-out', { article: 3 })
  // @ts-expect-error: the sentence reads data that the refusal does not have
  const text: RefusalText<ShopRefusals> = { ...shopText, closed: ({ hour }) => `Closed until ${hour}.` }
  expect(text).toBeDefined()
})

test('a code that no set declares does not compile, however it is written', () => {
  // @ts-expect-error: no such code
  reject('on-fire')
  // @ts-expect-error: a set of arbitrary codes is not declared
  rejectWith<Refusals>()('on-fire')
  // @ts-expect-error: a literal is not a rejection
  const written: Rejection = { code: 'on-fire' }
  // @ts-expect-error: a literal is not a result
  const result: Result<string> = { ok: false, rejection: { code: 'on-fire' } }
  expect([written, result]).toHaveLength(2)
})
