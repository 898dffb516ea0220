import { expect, test } from 'vitest'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  flushPromises,
  openTestTableService,
} from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

test('[I1] a move is stored before anyone is told of it', async () => {
  const order: string[] = []
  const { startGame } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      tables: {
        ...storage.tables,
        async append(append) {
          const result = await storage.tables.append(append)
          order.push(`stored ${append.seq}`)
          return result
        },
      },
    }),
  })
  const { ann, ben } = await startGame(AGREED_SETUP)
  const told = () => [ann.state().seq, ben.state().seq]
  const before = told()
  const sent = ann.send({ do: 'move', text: 'a1' }).then(seq => order.push(`answered ${seq}`))
  expect(told()).toEqual(before)
  await sent
  expect(order.slice(-2)).toEqual(['stored 4', 'answered 4'])
  expect(told()).toEqual([4, 4])
})

test('players and spectators are told of every move at once', async () => {
  const { startGame, connect } = await openTestTableService()
  const { ann, ben, table } = await startGame(AGREED_SETUP)
  const eve = await connect(EVE, table.id)
  await ann.send({ do: 'move', text: 'a1' })
  await ben.send({ do: 'move', text: 'c3' })
  expect([ann, ben, eve].map(one => one.state().seq)).toEqual([5, 5, 5])
  expect(eve.state().game!.log).toEqual(ann.state().game!.log)
})

test('[F16] spectators who come and go write nothing to the storage, and players do not notice them', async () => {
  const stored: string[] = []
  const { startGame, connect, kept } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      presence: {
        ...storage.presence,
        async arrive(row) {
          stored.push(row.player)
          await storage.presence.arrive(row)
        },
      },
    }),
  })
  const { ann, table } = await startGame(AGREED_SETUP)
  const updates = ann.updates.length
  for (let count = 0; count < 20; count++) await (await connect(EVE, table.id)).leave()
  const eve = await connect(EVE, table.id)
  // A player's second device is stored while a spectator is there.
  await (await connect(ANN, table.id)).leave()
  await eve.leave()
  expect(stored).toEqual(['ann', 'ben', 'ann'])
  expect(ann.updates.length).toBe(updates)
  expect(kept.presence.get(table.id)!.size).toBe(2)
})

test('[F16] spectators come and go without a place in the queue of their table', async () => {
  const stalled = Promise.withResolvers<undefined>()
  let isStalled = false
  const { startGame, service, connect } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      tables: {
        ...storage.tables,
        async append(append) {
          if (isStalled) await stalled.promise
          return storage.tables.append(append)
        },
      },
    }),
  })
  const { table } = await startGame(AGREED_SETUP)
  isStalled = true
  const order: string[] = []
  const moving = service.commands
    .execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
    .then(({ ok }) => order.push(ok ? 'Ann has moved' : 'refused'))
  const watching = connect(EVE, table.id)
    .then(eve => eve.leave())
    .then(() => order.push('Eve has left'))
  for (let turn = 0; turn < 10; turn++) await flushPromises()
  stalled.resolve(undefined)
  await Promise.all([moving, watching])
  expect(order).toEqual(['Eve has left', 'Ann has moved'])
})

test('a spectator who sits down counts as present from then on', async () => {
  const { openTable, connect } = await openTestTableService()
  const { id } = await openTable(AGREED_SETUP)
  const ann = await connect(ANN, id)
  const ben = await connect(BEN, id)
  await ben.send({ do: 'sit' })
  expect(ann.state()).toMatchObject({ phase: 'playing', seats: [{ here: true }, { here: true }] })
  await ben.leave()
  expect(ann.state().seats).toMatchObject([{ here: true }, { here: false }])
})

test('[F10] a player who sits down during an outage of presence is present when it is over', async () => {
  let isOut = false
  const { openTable, connect, advance } = await openTestTableService({
    wrap: storage => ({
      ...storage,
      presence: {
        ...storage.presence,
        async arrive(row) {
          if (isOut) throw new StorageUnavailableError('An outage to order')
          await storage.presence.arrive(row)
        },
      },
      async check() {
        if (isOut) throw new StorageUnavailableError('An outage to order')
      },
    }),
  })
  const { id } = await openTable(AGREED_SETUP)
  const ann = await connect(ANN, id)
  const ben = await connect(BEN, id)
  isOut = true
  expect(await ben.send({ do: 'sit' })).toBe(2)
  expect(ann.state().phase).toBe('waiting')
  isOut = false
  await advance(1_000)
  expect(ann.state().phase).toBe('playing')
})
