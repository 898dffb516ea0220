import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const anything = () => true

/** The items in the order in which they are taken, each finished before the next is taken. */
function drain(queue: FairQueue<string>, keyOf: (item: string) => string): readonly string[] {
  const taken: string[] = []
  for (let item = queue.take(anything); item !== undefined; item = queue.take(anything)) {
    taken.push(item)
    queue.finish(keyOf(item))
  }
  return taken
}

const firstLetter = (item: string) => item.charAt(0)

function queueOf(...items: readonly (readonly [item: string, now: number, cost: number])[]) {
  const queue = new FairQueue<string>({ mostPerKey: 100 })
  for (const [item, now, cost] of items) queue.add(firstLetter(item), item, { now, cost })
  return queue
}

test('keys with equal items take turns, whichever came with more', () => {
  const queue = queueOf(
    ['a1', 0, 10],
    ['a2', 0, 10],
    ['a3', 0, 10],
    ['b1', 0, 10],
    ['b2', 0, 10],
    ['c1', 0, 10],
  )
  expect(drain(queue, firstLetter)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a cheap item overtakes dear ones that have waited for a while', () => {
  const queue = queueOf(['a', 0, 500], ['b', 0, 500], ['c', 1_000, 5])
  expect(drain(queue, firstLetter)).toEqual(['c', 'a', 'b'])
})

test('a dear item is not overtaken for ever', () => {
  const queue = queueOf(
    ['a', 0, 500],
    ...Array.from({ length: 10 }, (_, index) => ['b', index * 5_000, 5] as const),
  )
  expect(drain(queue, firstLetter).indexOf('a')).toBe(4)
})

test('a key has one item running', () => {
  const queue = queueOf(['a1', 0, 1], ['a2', 0, 1], ['b1', 9, 1])
  expect([queue.take(anything), queue.take(anything), queue.take(anything)]).toEqual(['a1', 'b1', undefined])
  queue.finish('a')
  expect(queue.take(anything)).toBe('a2')
})

test('an item that may not start does not hold up those behind it', () => {
  const queue = queueOf(['a', 0, 1], ['b', 0, 2])
  expect(queue.take(item => item !== 'a')).toBe('b')
})

test('a key may have a limited number of items waiting, besides the one that runs', () => {
  const queue = new FairQueue<number>({ mostPerKey: 2 })
  const add = (key: string, item: number) => queue.add(key, item, { now: 0, cost: 1 })
  expect([add('a', 1), add('a', 2), add('a', 3), add('b', 4)]).toEqual([true, true, false, true])
  queue.take(anything)
  expect(add('a', 5)).toBe(true)
  queue.remove(5)
  expect([add('a', 6), add('a', 7)]).toEqual([true, false])
})

test('a removed item is not taken, and clearing leaves nothing waiting', () => {
  const queue = queueOf(['a1', 0, 1], ['a2', 0, 1], ['b1', 0, 1])
  expect([queue.remove('a1'), queue.remove('a1')]).toEqual([true, false])
  expect(queue.clear()).toEqual(['b1', 'a2'])
  expect(queue.take(anything)).toBeUndefined()
})

test('every item is taken once, and those of a key in their order', () => {
  const arbitraryItems = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), cost: fc.nat(500), now: fc.nat(50_000) }),
  )
  fc.assert(
    fc.property(arbitraryItems, items => {
      const queue = new FairQueue<number>({ mostPerKey: 1_000 })
      for (const [index, { key, cost, now }] of items.entries()) queue.add(key, index, { cost, now })
      const taken: number[] = []
      for (let item = queue.take(anything); item !== undefined; item = queue.take(anything)) {
        taken.push(item)
        queue.finish(items[item]!.key)
      }
      expect(taken.toSorted((one, other) => one - other)).toEqual([...items.keys()])
      for (const key of ['a', 'b', 'c']) {
        const own = taken.filter(item => items[item]!.key === key)
        expect(own).toEqual(own.toSorted((one, other) => one - other))
      }
    }),
  )
})
