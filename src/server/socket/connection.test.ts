import { expect, test } from 'vitest'
import type { ClientMessage } from '#protocol/orders.ts'
import { houseInHand } from '#testing/house-in-hand.ts'
import { connect } from './connection.ts'

test('[F7] leaving a table and coming back to it at once is nobody’s leaving, however slow the storage', async () => {
  let delayMs = 0
  const { begin, house, time, kept, done } = await houseInHand({
    wrap: (storage, time) => ({
      ...storage,
      presence: {
        ...storage.presence,
        async arrive(visit) {
          const ms = delayMs
          if (ms > 0) await new Promise<void>(resolve => time.after(ms, resolve))
          return storage.presence.arrive(visit)
        },
      },
    }),
  })
  const game = await begin()
  const connection = connect({
    ...{ house, id: 'socket', player: { id: 'ann', name: 'Ann', claimed: false }, now: time.now },
    board: { follow: () => () => {} },
    out: { send: () => {}, buffered: () => 0, close: () => {} },
    mayHear: () => true,
    mayLookUp: () => true,
    sentence: ({ code }) => code,
    failed: error => {
      throw error
    },
  })
  const hear = (message: ClientMessage) => connection.hear(JSON.stringify(message))
  await done(game.visits.ann.end())
  delayMs = 500
  hear({ type: 'watch', table: game.table.id })
  await time.passUntil(time.now() + 100)
  hear({ type: 'unwatch', table: game.table.id })
  hear({ type: 'watch', table: game.table.id })
  await time.passUntil(time.now() + 5_000)
  expect([...kept.visits.get(game.table.id)!.values()].map(({ player }) => player)).toContain('ann')
  expect(game.last('ben').seats![0]).toMatchObject({ here: true })
})
