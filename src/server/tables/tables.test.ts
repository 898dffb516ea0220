import { describe, expect, test } from 'vitest'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  openTestTableService,
  tableServiceWithGame,
} from '#testing/fixtures/table-service.ts'

describe('a table', () => {
  test('is opened by the game’s own way of playing at a distance, with what is chosen otherwise', async () => {
    const house = await openTestTableService()
    const ann = await house.connect(ANN, (await house.openTable({ starter: 'first' })).code)
    expect(ann.state()).toMatchObject({ phase: 'waiting', viewer: 0 })
    expect(ann.state().about.setup).toMatchObject({ size: 'proposed', clock: true, starter: 'first' })
  })

  test.each<[object, string]>([
    [{ game: 'chess' }, 'no-such-game'],
    [{ setup: { rows: 99 } }, 'out-of-range'],
    [{ setup: { wine: 1 } }, 'unknown-option'],
    [{ computer: 'hal' }, 'no-such-level'],
  ])('%j is not opened: %s', async (order, code) => {
    const { service } = await openTestTableService()
    const refused = await service.createTable({ game: 'obstruction', ...order }, ANN)
    expect(refused.ok || refused.rejection.code).toBe(code)
  })

  test('is found by its id and by its code, however that is typed', async () => {
    const house = await openTestTableService()
    const { id, code } = await house.openTable(AGREED_SETUP)
    for (const name of [id, code, code.toLowerCase(), ` ${code.replace('-', ' ')} `])
      expect((await house.connect(EVE, name)).state().id).toBe(id)
    await expect(house.connect(EVE, 'Z9-NOWHERE')).rejects.toThrow('no-such-table')
  })

  test('is not let go while something is under way at it, so that whoever comes meanwhile hears of it', async () => {
    let gate = Promise.resolve()
    let openGate = () => {}
    const { service: house, startGame } = await openTestTableService({
      wrap: storage => ({
        ...storage,
        tables: { ...storage.tables, append: one => gate.then(() => storage.tables.append(one)) },
      }),
    })
    const { table, ann, ben } = await startGame(AGREED_SETUP)
    await ann.leave()
    await ben.leave()
    const news: string[] = []
    const look = () =>
      house.subscribe(table.id, {
        ...{ player: undefined, seenAs: undefined, connection: '', since: -1 },
        send: text => news.push(text),
        heardAt: () => 0,
      })
    const before = await look()
    gate = new Promise(resolve => {
      openGate = resolve
    })
    const move = house.execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
    if (before.ok) await before.value.end()
    expect(house.tablesInMemory()).toBe(1)
    const meanwhile = await look()
    openGate()
    expect((await move).ok).toBe(true)
    expect(JSON.parse(news.at(-1)!).game.view.board[0]).toBe('X#...')
    if (meanwhile.ok) await meanwhile.value.end()
    expect(house.tablesInMemory()).toBe(0)
  })

  test('begins when every seat is taken and everyone is here', async () => {
    const house = await openTestTableService()
    const { code } = await house.openTable(AGREED_SETUP)
    const ben = await house.connect(BEN, code)
    await ben.send({ do: 'sit' })
    expect(ben.state()).toMatchObject({ phase: 'waiting', seats: [{ here: false }, { here: true }] })
    const ann = await house.connect(ANN, code)
    expect([ann.state().phase, ben.state().phase]).toEqual(['playing', 'playing'])
  })

  test('[F13] is for those who sit at it: others watch, and see no more than everybody', async () => {
    const { ann, connect, table } = await tableServiceWithGame()
    const eve = await connect(EVE, table.code)
    expect(eve.state().viewer).toBe('spectator')
    expect(await eve.send({ do: 'move', text: 'c3' })).toBe('not-seated')
    expect(await eve.send({ do: 'resign' })).toBe('not-seated')
    expect(await eve.send({ do: 'sit' })).toBe('table-full')
    await ann.send({ do: 'move', text: 'c3' })
    expect(eve.state().game?.log).toEqual(ann.state().game?.log)
  })

  test('closes when the last one gets up before a game', async () => {
    const house = await openTestTableService()
    const ann = await house.connect(ANN, (await house.openTable(AGREED_SETUP)).code)
    await ann.send({ do: 'stand' })
    expect(ann.state().phase).toBe('closed')
  })

  test('[O12] is let go of when nobody is there any more', async () => {
    const { service: house, ann, ben } = await tableServiceWithGame()
    await ann.send({ do: 'resign' })
    expect(house.tablesInMemory()).toBe(1)
    await Promise.all([ann.leave(), ben.leave()])
    expect(house.tablesInMemory()).toBe(0)
  })
})
