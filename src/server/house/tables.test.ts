import { describe, expect, test } from 'vitest'
import { AGREED, ANN, BEN, EVE, houseWithGame, openTestHouse } from '#testing/house.ts'

describe('a table', () => {
  test('is opened by the game’s own way of playing at a distance, with what is chosen otherwise', async () => {
    const house = await openTestHouse()
    const ann = await house.come(ANN, (await house.open({ starter: 'first' })).code)
    expect(ann.standing()).toMatchObject({ phase: 'waiting', viewer: 0 })
    expect(ann.standing().about.setup).toMatchObject({ size: 'proposed', clock: true, starter: 'first' })
  })

  test.each<[object, string]>([
    [{ game: 'chess' }, 'no-such-game'],
    [{ setup: { rows: 99 } }, 'out-of-range'],
    [{ setup: { wine: 1 } }, 'unknown-option'],
    [{ computer: 'hal' }, 'no-such-level'],
  ])('%j is not opened: %s', async (order, code) => {
    const { house } = await openTestHouse()
    const refused = await house.open({ game: 'obstruction', ...order }, ANN)
    expect(refused.ok || refused.rejection.code).toBe(code)
  })

  test('is found by its id and by its code, however that is typed', async () => {
    const house = await openTestHouse()
    const { id, code } = await house.open(AGREED)
    for (const name of [id, code, code.toLowerCase(), ` ${code.replace('-', ' ')} `])
      expect((await house.come(EVE, name)).standing().id).toBe(id)
    await expect(house.come(EVE, 'Z9-NOWHERE')).rejects.toThrow('no-such-table')
  })

  test('is not let go while something is under way at it, so that whoever comes meanwhile hears of it', async () => {
    let gate = Promise.resolve()
    let openGate = () => {}
    const { house, begin } = await openTestHouse({
      wrap: storage => ({
        ...storage,
        tables: { ...storage.tables, append: one => gate.then(() => storage.tables.append(one)) },
      }),
    })
    const { table, ann, ben } = await begin(AGREED)
    await ann.leave()
    await ben.leave()
    const news: string[] = []
    const look = () =>
      house.visit(table.id, {
        ...{ player: undefined, seenAs: undefined, connection: '', since: -1 },
        tell: text => news.push(text),
        heardAt: () => 0,
      })
    const before = await look()
    gate = new Promise(resolve => {
      openGate = resolve
    })
    const move = house.perform(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
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
    const house = await openTestHouse()
    const { code } = await house.open(AGREED)
    const ben = await house.come(BEN, code)
    await ben.order({ do: 'sit' })
    expect(ben.standing()).toMatchObject({ phase: 'waiting', seats: [{ here: false }, { here: true }] })
    const ann = await house.come(ANN, code)
    expect([ann.standing().phase, ben.standing().phase]).toEqual(['playing', 'playing'])
  })

  test('[F13] is for those who sit at it: others watch, and see no more than everybody', async () => {
    const { ann, come, table } = await houseWithGame()
    const eve = await come(EVE, table.code)
    expect(eve.standing().viewer).toBe('spectator')
    expect(await eve.order({ do: 'move', text: 'c3' })).toBe('not-seated')
    expect(await eve.order({ do: 'resign' })).toBe('not-seated')
    expect(await eve.order({ do: 'sit' })).toBe('table-full')
    await ann.order({ do: 'move', text: 'c3' })
    expect(eve.standing().game?.log).toEqual(ann.standing().game?.log)
  })

  test('closes when the last one gets up before a game', async () => {
    const house = await openTestHouse()
    const ann = await house.come(ANN, (await house.open(AGREED)).code)
    await ann.order({ do: 'stand' })
    expect(ann.standing().phase).toBe('closed')
  })

  test('[O12] is let go of when nobody is there any more', async () => {
    const { house, ann, ben } = await houseWithGame()
    await ann.order({ do: 'resign' })
    expect(house.tablesInMemory()).toBe(1)
    await Promise.all([ann.leave(), ben.leave()])
    expect(house.tablesInMemory()).toBe(0)
  })
})
