import { describe, expect, test } from 'vitest'
import type { TableUpdate } from '#protocol/server-messages.ts'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  openTestTableService,
  tableServiceWithGame,
} from '#testing/fixtures/table-service.ts'

describe('a table', () => {
  test('is created with the game’s online defaults and the chosen options', async () => {
    const server = await openTestTableService()
    const ann = await server.connect(ANN, (await server.openTable({ starter: 'first' })).code)
    expect(ann.state()).toMatchObject({ phase: 'waiting', viewer: 0 })
    expect(ann.state().about.setup).toMatchObject({ size: 'proposed', clock: true, starter: 'first' })
  })

  test.each<[object, string]>([
    [{ game: 'chess' }, 'no-such-game'],
    [{ setup: { rows: 99 } }, 'out-of-range'],
    [{ setup: { wine: 1 } }, 'unknown-option'],
    [{ computer: 'hal' }, 'no-such-level'],
  ])('%j is refused: %s', async (request, code) => {
    const { service } = await openTestTableService()
    const refused = await service.createTable({ game: 'obstruction', ...request }, ANN)
    expect(refused.ok || refused.rejection.code).toBe(code)
  })

  test('is found by its id and by its code, however the code is typed', async () => {
    const server = await openTestTableService()
    const { id, code } = await server.openTable(AGREED_SETUP)
    for (const name of [id, code, code.toLowerCase(), ` ${code.replace('-', ' ')} `])
      expect((await server.connect(EVE, name)).state().id).toBe(id)
    await expect(server.connect(EVE, 'Z9-NOWHERE')).rejects.toThrow('no-such-table')
  })

  test('is not evicted while work is pending, so that a new subscriber sees its result', async () => {
    let gate = Promise.resolve()
    let openGate = () => {}
    const { service, startGame } = await openTestTableService({
      wrap: storage => ({
        ...storage,
        tables: { ...storage.tables, append: one => gate.then(() => storage.tables.append(one)) },
      }),
    })
    const { table, ann, ben } = await startGame(AGREED_SETUP)
    await ann.leave()
    await ben.leave()
    const updates: TableUpdate[] = []
    const subscribe = () =>
      service.subscribe(table.id, {
        ...{ player: undefined, seenAs: undefined, connection: '', since: -1 },
        send: update => updates.push(update),
        heardAt: () => 0,
      })
    const before = await subscribe()
    gate = new Promise(resolve => {
      openGate = resolve
    })
    const move = service.commands.execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
    if (before.ok) await before.value.end()
    expect(service.tablesInMemory()).toBe(1)
    const meanwhile = await subscribe()
    openGate()
    expect((await move).ok).toBe(true)
    expect(updates.at(-1)?.game?.view).toMatchObject({ board: expect.arrayContaining(['X#...']) })
    if (meanwhile.ok) await meanwhile.value.end()
    expect(service.tablesInMemory()).toBe(0)
  })

  test('begins when every seat is taken and everyone is connected', async () => {
    const server = await openTestTableService()
    const { code } = await server.openTable(AGREED_SETUP)
    const ben = await server.connect(BEN, code)
    await ben.send({ do: 'sit' })
    expect(ben.state()).toMatchObject({ phase: 'waiting', seats: [{ here: false }, { here: true }] })
    const ann = await server.connect(ANN, code)
    expect([ann.state().phase, ben.state().phase]).toEqual(['playing', 'playing'])
  })

  test('[F13] takes commands from seated players only; others watch and see only public information', async () => {
    const { ann, connect, table } = await tableServiceWithGame()
    const eve = await connect(EVE, table.code)
    expect(eve.state().viewer).toBe('spectator')
    expect(await eve.send({ do: 'move', text: 'c3' })).toBe('not-seated')
    expect(await eve.send({ do: 'resign' })).toBe('not-seated')
    expect(await eve.send({ do: 'sit' })).toBe('table-full')
    await ann.send({ do: 'move', text: 'c3' })
    expect(eve.state().game?.log).toEqual(ann.state().game?.log)
  })

  test('closes when the last player stands up before a game', async () => {
    const server = await openTestTableService()
    const ann = await server.connect(ANN, (await server.openTable(AGREED_SETUP)).code)
    await ann.send({ do: 'stand' })
    expect(ann.state().phase).toBe('closed')
  })

  test('[O12] is evicted when nobody is there any more', async () => {
    const { service, ann, ben } = await tableServiceWithGame()
    await ann.send({ do: 'resign' })
    expect(service.tablesInMemory()).toBe(1)
    await Promise.all([ann.leave(), ben.leave()])
    expect(service.tablesInMemory()).toBe(0)
  })
})
