import { expect, test } from 'vitest'
import { accept } from '#kernel/result.ts'
import type { ClientMessage } from '#protocol/client-messages.ts'
import {
  AGREED_SETUP,
  ANN,
  flushPromises,
  openTestTableService,
  type TestTableService,
} from '#testing/fixtures/table-service.ts'
import { ClientConnection } from './client-connection.ts'

/** Opens a player's connection, with the function that delivers client messages to it. */
function openTestConnection(
  player: { readonly id: string; readonly name: string },
  { service: tableService, clock }: Pick<TestTableService, 'service' | 'clock'>,
): { readonly connection: ClientConnection; receive(message: ClientMessage): void } {
  const connection = new ClientConnection({
    ...{ tableService, id: 'socket', player: { ...player, claimed: false }, address: '', now: clock.now },
    transport: { send: () => {}, close: () => {} },
    countMessage: async () => accept(undefined),
    sentence: ({ code }) => code,
    onError: error => {
      throw error
    },
  })
  return { connection, receive: message => void connection.onMessage(JSON.stringify(message)) }
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
  const { receive } = openTestConnection(ANN, { service, clock })
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

test('[F20] a command that waits when its connection is revoked is not executed', async () => {
  const gate = Promise.withResolvers<undefined>()
  let isStalled = false
  const { startGame, service, clock } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      tables: {
        ...storage.tables,
        async append(append) {
          if (isStalled) await gate.promise
          return storage.tables.append(append)
        },
      },
    }),
  })
  const { ann, table } = await startGame(AGREED_SETUP)
  const { connection, receive } = openTestConnection(ANN, { service, clock })
  isStalled = true
  const moved = service.commands.execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
  receive({ type: 'command', table: table.id, id: 'r', command: { do: 'resign' } })
  await flushPromises()
  connection.revoke()
  gate.resolve(undefined)
  expect((await moved).ok).toBe(true)
  await flushPromises()
  expect(ann.state().phase).toBe('playing')
})
