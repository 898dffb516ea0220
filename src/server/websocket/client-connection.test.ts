import { expect, test } from 'vitest'
import type { ClientMessage } from '#protocol/client-messages.ts'
import { openTestTableService, type TestTableService } from '#testing/fixtures/table-service.ts'
import { openClientConnection, type SendQueue } from './client-connection.ts'

/** Opens a player's connection and returns the function that delivers client messages to it. */
function openTestConnection(
  player: { readonly id: string; readonly name: string },
  { service: tableService, clock }: Pick<TestTableService, 'service' | 'clock'>,
  overrides: Partial<SendQueue> = {},
): (message: ClientMessage) => void {
  const connection = openClientConnection({
    ...{ tableService, id: 'socket', player: { ...player, claimed: false }, now: clock.now },
    lobbyFeed: { subscribe: () => () => {} },
    sendQueue: { send: () => {}, sendLater: () => {}, close: () => {}, ...overrides },
    mayReceive: () => true,
    mayLookUpCode: () => true,
    sentence: ({ code }) => code,
    onError: error => {
      throw error
    },
  })
  return message => connection.onMessage(JSON.stringify(message))
}

test('[F7] unwatching and immediately watching a table again is not a departure, however slow storage is', async () => {
  let delayMs = 0
  const { startGame, service, clock, advance, kept } = await openTestTableService({
    wrap: (storage, clock) => ({
      ...storage,
      presence: {
        ...storage.presence,
        async arrive(row) {
          const ms = delayMs
          if (ms > 0) await new Promise<void>(resolve => clock.after(ms, resolve))
          return storage.presence.arrive(row)
        },
      },
    }),
  })
  const { ann, ben, table } = await startGame()
  const receive = openTestConnection({ id: 'ann', name: 'Ann' }, { service, clock })
  await ann.leave()
  delayMs = 500
  receive({ type: 'watch', table: table.id })
  await advance(100)
  receive({ type: 'unwatch', table: table.id })
  receive({ type: 'watch', table: table.id })
  await advance(5_000)
  expect([...kept.presence.get(table.id)!.values()].map(({ player }) => player)).toContain('ann')
  expect(ben.state().seats[0]).toMatchObject({ here: true })
})
