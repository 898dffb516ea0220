import { expect, test } from 'vitest'
import type { ClientMessage } from '#protocol/orders.ts'
import { openTestHouse, type TestHouse } from '#testing/house.ts'
import { connect, type Outlet } from './connection.ts'

/** A player's connection, through which things are said. */
function connected(
  player: { readonly id: string; readonly name: string },
  { house, clock }: Pick<TestHouse, 'house' | 'clock'>,
  out: Partial<Outlet> = {},
): (message: ClientMessage) => void {
  const connection = connect({
    ...{ house, id: 'socket', player: { ...player, claimed: false }, now: clock.now },
    board: { follow: () => () => {} },
    out: { send: () => {}, sendLater: () => {}, close: () => {}, ...out },
    mayHear: () => true,
    mayLookUp: () => true,
    sentence: ({ code }) => code,
    failed: error => {
      throw error
    },
  })
  return message => connection.hear(JSON.stringify(message))
}

test('[F7] leaving a table and coming back to it at once is nobody’s leaving, however slow the storage', async () => {
  let delayMs = 0
  const { begin, house, clock, pass, kept } = await openTestHouse({
    wrap: (storage, clock) => ({
      ...storage,
      presence: {
        ...storage.presence,
        async arrive(visit) {
          const ms = delayMs
          if (ms > 0) await new Promise<void>(resolve => clock.after(ms, resolve))
          return storage.presence.arrive(visit)
        },
      },
    }),
  })
  const { ann, ben, table } = await begin()
  const hear = connected({ id: 'ann', name: 'Ann' }, { house, clock })
  await ann.leave()
  delayMs = 500
  hear({ type: 'watch', table: table.id })
  await pass(100)
  hear({ type: 'unwatch', table: table.id })
  hear({ type: 'watch', table: table.id })
  await pass(5_000)
  expect([...kept.visits.get(table.id)!.values()].map(({ player }) => player)).toContain('ann')
  expect(ben.standing().seats[0]).toMatchObject({ here: true })
})
