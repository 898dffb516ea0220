import { expect, test } from 'vitest'
import { createKeyQueue } from './keys.ts'

test('a key waits until the last one is handled, across reads too, and none is lost', async () => {
  const done: string[] = []
  const press = createKeyQueue(async key => {
    done.push(key)
    await Promise.resolve()
    done.push(`${key} answered`)
  }, setImmediate)
  press(['a', 'b'])
  press(['c'])
  expect(done).toEqual(['a'])
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(done).toEqual(['a', 'a answered', 'b', 'b answered', 'c', 'c answered'])
  press(['d'])
  expect(done.at(-1)).toBe('d')
})
