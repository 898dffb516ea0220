import { expect, test } from 'vitest'
import { AGREED_SETUP, ANN, flushPromises, openTestTableService } from '#testing/fixtures/table-service.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { createVirtualClock } from '#testing/simulation/virtual-clock.ts'
import type { TableStorage } from '../storage/table-storage.ts'
import { StorageWatchdog } from './storage-watchdog.ts'

/** A service whose writes and checks wait for as long as `stall` says. */
async function serviceWithStalls() {
  const stall = { ms: 0 }
  const service = await openTestTableService({
    wrap(storage, clock) {
      const wait = () => new Promise<void>(resolve => clock.after(stall.ms, resolve))
      return {
        ...storage,
        tables: {
          ...storage.tables,
          async append(append) {
            await wait()
            return storage.tables.append(append)
          },
        },
        presence: {
          ...storage.presence,
          async arrive(row) {
            await wait()
            return storage.presence.arrive(row)
          },
        },
        check: wait,
      }
    },
  })
  return { ...service, stall }
}

test('[F10] a storage that does not answer for 1.5 s makes the server unavailable until it answers again', async () => {
  const { startGame, service, advance, stall } = await serviceWithStalls()
  const { table } = await startGame(AGREED_SETUP)
  stall.ms = 4_000
  const moved = service.commands.execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
  await advance(1_400)
  expect(service.unavailableReason()).toBeUndefined()
  await advance(600)
  expect(service.unavailableReason()).toBe('The storage does not answer.')
  stall.ms = 0
  await advance(5_000)
  expect(service.unavailableReason()).toBeUndefined()
  expect((await moved).ok).toBe(true)
})

test('[F16] a table at which much waits is not taken for a storage that stalls', async () => {
  const { openTable, service, advance, stall, kept } = await serviceWithStalls()
  const { id } = await openTable(AGREED_SETUP)
  stall.ms = 100
  const reasons: unknown[] = []
  for (let number = 0; number < 40; number++)
    void service.subscribe(id, {
      ...{ player: ANN.id, seenAs: ANN.id, connection: `c${number}`, since: -1 },
      send: () => {},
      heardAt: () => 0,
    })
  for (let ms = 0; ms < 5_000; ms += 100) {
    await advance(100)
    reasons.push(service.unavailableReason())
  }
  expect(reasons.filter(reason => reason !== undefined)).toEqual([])
  expect(kept.presence.get(id)!.size).toBe(40)
})

test('[F16] an outage gives back the time that it took, and no more', async () => {
  const { startGame, service, clock, advance, stall, kept } = await serviceWithStalls()
  const { ann } = await startGame(AGREED_SETUP)
  const other = await startGame(AGREED_SETUP)
  await advance(40_000)
  const deadline = () => other.ann.state().game!.deadlines[0]!.at
  const before = deadline()
  stall.ms = 3_000
  const outageStart = clock.now()
  const moving = ann.send({ do: 'move', text: 'a1' })
  await flushPromises()
  await advance(2_000)
  stall.ms = 0
  await advance(3_000)
  await moving
  expect(service.unavailableReason()).toBeUndefined()
  const reopened = kept.tables.get(other.table.id)!.entries.findLast(({ action }) => action.do === 'reopen')!
  expect(deadline() - before).toBe(reopened.at - outageStart)
  expect(deadline() - before).toBeLessThan(6_000)
})

test('a process that was held up itself does not blame the storage', async () => {
  const clock = createVirtualClock(0)
  let late = 0
  const lateClock = { now: () => clock.now() + late, after: clock.after }
  const reasons: (string | undefined)[] = []
  const answer = Promise.withResolvers<undefined>()
  const watchdog = new StorageWatchdog({
    storage: { ...openMemoryStorage(), tables: { find: () => answer.promise } as unknown as TableStorage },
    clock: lateClock,
    oldestAppend: () => undefined,
    onRecovered: async () => {},
    onStatusChange: reason => reasons.push(reason),
  })
  watchdog.start()
  const found = watchdog.storage.tables.find('K7-PLUM')
  // The event loop stands still for three seconds, and the answer is waiting to be read.
  late = 3_000
  await clock.advanceTo(250)
  answer.resolve(undefined)
  await found
  await clock.advanceTo(5_000)
  expect(reasons).toEqual([])
})
