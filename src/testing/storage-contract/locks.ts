import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'

export function describeLocks(nodes: StorageNodes): void {
  describe('a lock', () => {
    test('lets one work at a time under a name, on all nodes', async () => {
      const { isShared } = nodes.storage
      const other = isShared ? await nodes.openAnother() : nodes.storage
      let running = 0
      let most = 0
      const work = async (number: number) => {
        running++
        most = Math.max(most, running)
        for (let turn = 0; turn < 3; turn++) await nextTurn()
        await nodes.storage.links.save({ code: `c${number}`, path: '/', usedAt: 1 })
        running--
        return number
      }
      const numbers = Array.from({ length: 20 }, (_, number) => number)
      const answers = numbers.map(number =>
        (number % 2 === 0 ? nodes.storage : other).withLock('match', () => work(number)),
      )
      expect(await Promise.all(answers)).toEqual(numbers)
      expect(most).toBe(1)
    })

    test('under another name does not wait', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const held = nodes.storage.withLock('one', () => released)
      expect(await nodes.storage.withLock('two', async () => 'done')).toBe('done')
      release()
      await held
    })

    test('is free again after work that failed, and its error reaches the caller', async () => {
      const failing = nodes.storage.withLock('one', async () => Promise.reject(new Error('it failed')))
      const next = nodes.storage.withLock('one', async () => 'done')
      await expect(failing).rejects.toThrow('it failed')
      expect(await next).toBe('done')
    })
  })
}
