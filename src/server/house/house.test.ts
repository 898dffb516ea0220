import { describe, expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import type { Thinker } from '#session/thinker.ts'
import { firstOpenCell, openTestHouse, settled, type TestHouse } from '#testing/house.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }
const EVE = { id: 'eve', name: 'Eve' }
const AGREED = { size: 'agreed', rows: 5, cols: 5, starter: 'first' }
const MINUTE = 60_000
const GRACE = 30_000

const neverAnswers: Thinker = {
  think: () => ({ answer: new Promise(() => {}), cancel() {} }),
  close() {},
}

function failsAtFirst(): Thinker {
  let asked = 0
  return {
    think: (job, report) =>
      asked++ === 0
        ? { answer: Promise.reject(new Error('no worker')), cancel() {} }
        : firstOpenCell.think(job, report),
    close() {},
  }
}

async function opened(house: TestHouse, setup: object = AGREED, order: object = {}) {
  const table = await house.house.open({ game: 'obstruction', setup, ...order }, ANN)
  if (!table.ok) throw new Error(table.rejection.code)
  return table.value
}

/** Ann and Ben at a table of their own, with the game begun. */
async function playing(setup?: object) {
  const house = await openTestHouse()
  const table = await opened(house, setup)
  const ann = await house.come(ANN, table.code)
  const ben = await house.come(BEN, table.code)
  expect(await ben.order({ do: 'sit' })).toBe(2)
  expect(ann.standing().phase).toBe('playing')
  return { ...house, table, ann, ben }
}

describe('a table', () => {
  test('is opened by the game’s own way of playing at a distance, with what is chosen otherwise', async () => {
    const house = await openTestHouse()
    const ann = await house.come(ANN, (await opened(house, { starter: 'first' })).code)
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
    const { id, code } = await opened(house)
    for (const name of [id, code, code.toLowerCase(), ` ${code.replace('-', ' ')} `])
      expect((await house.come(EVE, name)).standing().id).toBe(id)
    await expect(house.come(EVE, 'Z9-NOWHERE')).rejects.toThrow('no-such-table')
  })

  test('begins when every seat is taken and everyone is here', async () => {
    const house = await openTestHouse()
    const { code } = await opened(house)
    const ben = await house.come(BEN, code)
    await ben.order({ do: 'sit' })
    expect(ben.standing()).toMatchObject({ phase: 'waiting', seats: [{ here: false }, { here: true }] })
    const ann = await house.come(ANN, code)
    expect([ann.standing().phase, ben.standing().phase]).toEqual(['playing', 'playing'])
  })

  test('[F13] is for those who sit at it: others watch, and see no more than everybody', async () => {
    const { ann, come, table } = await playing()
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
    const ann = await house.come(ANN, (await opened(house)).code)
    await ann.order({ do: 'stand' })
    expect(ann.standing().phase).toBe('closed')
  })

  test('[O12] is let go of when nobody is there any more', async () => {
    const { house, ann, ben } = await playing()
    await ann.order({ do: 'resign' })
    expect(house.tablesInMemory()).toBe(1)
    await Promise.all([ann.leave(), ben.leave()])
    expect(house.tablesInMemory()).toBe(0)
  })
})

describe('a command', () => {
  test('[F3] sent twice is done once, and answered twice alike', async () => {
    const { ann, ben } = await playing()
    const first = await ann.order({ do: 'move', text: 'a1' }, 'one')
    await ben.order({ do: 'move', text: 'e5' })
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe(first)
    expect(ann.standing().game?.log).toHaveLength(3)
  })

  test('[F3] is known by who sent it: two players may choose the same id', async () => {
    const { ann, ben } = await playing()
    await ann.order({ do: 'move', text: 'a1' }, 'one')
    expect(await ben.order({ do: 'move', text: 'e5' }, 'one')).toBe(5)
  })

  test('[F10] of which nobody knows whether it was kept is neither confirmed nor denied, and known when sent again', async () => {
    const { ann, storage } = await playing()
    const { append } = storage.tables
    storage.tables.append = async one => {
      await append(one)
      throw new StorageTrouble('The thread is gone.', { isUncertain: true })
    }
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe('not-known')
    storage.tables.append = append
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe(4)
    expect(ann.standing().game?.log).toHaveLength(2)
  })

  test('[F4] for a turn that has passed is refused, and changes nothing', async () => {
    const { ann, ben } = await playing()
    const { turn } = ann.standing().game!
    await ann.order({ do: 'move', text: 'a1', turn })
    await ben.order({ do: 'move', text: 'e5' })
    expect(await ann.order({ do: 'move', text: 'c3', turn })).toBe('position-changed')
    expect(await ann.order({ do: 'move', text: 'c3', turn: ann.standing().game!.turn })).toBe(6)
  })
})

describe('clocks', () => {
  test.each([
    [-1, 'played'],
    [0, 'refused'],
    [1, 'refused'],
  ])('[F8] [O7] a move %i ms after the minute is %s', async (late, answer) => {
    const { ann, ben, clock, pass, storage, table } = await playing()
    await pass(MINUTE - 1)
    clock.pass(1 + late)
    // Whether the sweep was first or the move, the outcome is the same.
    const result = await ann.order({ do: 'move', text: 'c3' })
    expect(typeof result === 'number' ? 'played' : 'refused').toBe(answer)
    await settled()
    const ended = answer === 'refused'
    expect(ben.standing().game?.ending).toEqual(ended ? { by: 'timeout', loser: 0 } : undefined)
    expect((await storage.history.find(table.id))?.reason).toBe(ended ? 'timeout' : undefined)
  })

  test('[O7] time runs out without anyone doing anything', async () => {
    const { ann, pass } = await playing()
    await pass(MINUTE - 1)
    expect(ann.standing().phase).toBe('playing')
    await pass(500)
    expect(ann.standing().game?.ending).toEqual({ by: 'timeout', loser: 0 })
  })

  test('[O7] one proposal wins over none; none at all counts for nobody', async () => {
    const one = await playing({})
    await one.ann.order({ do: 'move', text: '5x5' })
    await one.pass(MINUTE + 500)
    expect(one.ann.standing().game?.ending).toEqual({ by: 'timeout', loser: 1 })
    const none = await playing({})
    await none.pass(MINUTE + 500)
    expect(none.ann.standing().game?.ending).toEqual({ by: 'abort' })
    expect(await none.storage.history.statistics('ann')).toEqual([])
  })

  test('[O8] who drops has 30 s to come back, and the other sees it', async () => {
    const { ann, ben, come, pass, table } = await playing()
    await ben.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
    expect(ann.standing().game?.deadlines).toContainEqual(expect.objectContaining({ kind: 'grace', seat: 1 }))
    await pass(GRACE - 500)
    await come(BEN, table.id)
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await pass(5_000)
    expect(ann.standing().phase).toBe('playing')
  })

  test('[O8] who does not come back in time has lost', async () => {
    const { ann, ben, pass } = await playing()
    await ben.leave()
    await pass(GRACE + 500)
    expect(ann.standing().game?.ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('[O9] both gone: whoever’s time ends first loses', async () => {
    const { ann, ben, pass, storage, table } = await playing({ ...AGREED, clock: false })
    await ben.leave()
    await pass(100)
    await ann.leave()
    await pass(GRACE + 500)
    expect((await storage.history.find(table.id))?.seats.map(seat => seat.won)).toEqual([true, false])
  })

  test('[F7] two devices are one player: nobody has left until both are gone', async () => {
    const { ann, ben, come, table } = await playing()
    const other = await come(BEN, table.id)
    await ben.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await other.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
  })

  test('[F7] twenty reconnects in a moment leave nothing behind', async () => {
    const { ann, ben, come, table } = await playing()
    let last = ben
    for (let count = 0; count < 20; count++) {
      const next = come(BEN, table.id)
      await Promise.all([last.leave(), next])
      last = await next
    }
    expect(ann.standing().seats[1]).toMatchObject({ here: true })
    await last.leave()
    expect(ann.standing().seats[1]).toMatchObject({ here: false })
  })
})

describe('the house', () => {
  test('[O9] a restart is nobody’s drop: clocks start afresh, and the game goes on', async () => {
    const { ann, clock, house, storage, table } = await playing()
    await ann.order({ do: 'move', text: 'a1' })
    clock.pass(50_000)
    await house.close()
    clock.pass(600_000)
    const again = await openTestHouse({ storage, clock })
    const ben = await again.come(BEN, table.id)
    expect(ben.standing().game?.deadlines).toEqual([
      { at: clock.now() + MINUTE, kind: 'move', onExpiry: 'forfeit', seat: 1 },
    ])
    expect(await ben.order({ do: 'move', text: 'e5' })).toBeTypeOf('number')
  })

  test('[O9] who does not come back after a restart has left when it opened', async () => {
    const { clock, house, storage, table } = await playing()
    await house.close()
    const again = await openTestHouse({ storage, clock })
    // What the house before it left behind is forgotten.
    for (const player of ['ann', 'ben']) await forget(again, table.id, player)
    const at = clock.now()
    const ben = await again.come(BEN, table.id)
    await again.pass(6_000)
    expect(ben.standing().game?.deadlines).toContainEqual({ at: at + GRACE, kind: 'grace', seat: 0 })
  })

  async function forget({ storage }: TestHouse, table: string, player: string): Promise<void> {
    for (const connection of [`${player} 1`, `${player} 2`])
      await storage.presence.depart({ table, player, connection })
  }

  test('brings two together who want to play with anyone, at once or one after the other', async () => {
    const { house, come } = await openTestHouse()
    const [one, other] = await Promise.all([house.match('obstruction', ANN), house.match('obstruction', BEN)])
    expect(one).toEqual(other)
    if (!one.ok) return
    const ann = await come(ANN, one.value.code)
    await come(BEN, one.value.code)
    expect(ann.standing().phase).toBe('playing')
  })

  test('does not match with oneself, nor twice', async () => {
    const { house } = await openTestHouse()
    const first = await house.match('obstruction', ANN)
    expect(await house.match('obstruction', ANN)).toEqual(first)
    await house.match('obstruction', BEN)
    expect(await house.match('obstruction', EVE)).not.toEqual(first)
  })

  test('opens none for a game that is for one, nor matches anyone there', async () => {
    const { house } = await openTestHouse()
    const refused = { ok: false, rejection: { code: 'not-online', details: { game: 'solitudo' } } }
    expect(await house.open({ game: 'solitudo' }, ANN)).toEqual(refused)
    expect(await house.match('solitudo', ANN)).toEqual(refused)
  })

  test('lists open tables while someone is there to play, and those in play to watch', async () => {
    const house = await openTestHouse()
    const { code } = await opened(house, AGREED, { open: true })
    await opened(house)
    expect(await house.house.lobby()).toEqual([])
    const ann = await house.come(ANN, code)
    expect(await house.house.lobby()).toMatchObject([{ code, phase: 'waiting' }])
    const ben = await house.come(BEN, code)
    await ben.order({ do: 'sit' })
    expect(await house.house.lobby()).toMatchObject([{ code, phase: 'playing' }])
    await ann.order({ do: 'resign' })
    expect(await house.house.lobby()).toEqual([])
  })

  test('seats the computer, which moves by itself', async () => {
    const house = await openTestHouse()
    const ann = await house.come(ANN, (await opened(house, AGREED, { computer: 'casual' })).code)
    await ann.order({ do: 'move', text: 'e5' })
    await settled()
    expect(ann.standing().game?.log).toHaveLength(3)
    expect(ann.standing().game?.toAct).toEqual([0])
  })

  test('[O9] a computer whose turn it was when the house closed moves when it is open again', async () => {
    const asleep = await openTestHouse({ thinker: neverAnswers })
    const { code } = await opened(asleep, { ...AGREED, clock: false }, { computer: 'casual' })
    await (await asleep.come(ANN, code)).order({ do: 'move', text: 'e5' })
    await asleep.house.close()
    const awake = await openTestHouse({ storage: asleep.storage, clock: asleep.clock })
    const ann = await awake.come(ANN, code)
    await settled()
    expect(ann.standing().game?.toAct).toEqual([0])
  })

  test('a computer that fails is asked again', async () => {
    const house = await openTestHouse({ thinker: failsAtFirst() })
    const ann = await house.come(ANN, (await opened(house, AGREED, { computer: 'casual' })).code)
    await ann.order({ do: 'move', text: 'e5' })
    await settled()
    expect(ann.standing().game?.toAct).toEqual([1])
    await house.pass(2_500)
    expect(ann.standing().game?.toAct).toEqual([0])
    expect(house.troubles).toHaveLength(1)
  })

  test('[O12] a rematch carries both players to a new table, with the seats changed', async () => {
    const { ann, ben, come } = await playing()
    await ann.order({ do: 'resign' })
    await Promise.all([ann.order({ do: 'rematch' }), ben.order({ do: 'rematch' })])
    const { next } = ann.standing().rematch
    const again = await come(ANN, next!)
    await come(BEN, next!)
    expect(again.standing()).toMatchObject({ phase: 'playing', viewer: 1 })
  })

  test('[O11] [I4] counts a game once, whatever its end', async () => {
    const { ann, ben, storage, house, table } = await playing()
    await Promise.all([ann.order({ do: 'resign' }), ben.order({ do: 'resign' })])
    const [statistics] = await storage.history.statistics('ann')
    expect((statistics?.wins ?? 0) + (statistics?.losses ?? 0)).toBe(1)
    const record = await house.recordOf(table.id)
    expect(record?.finished).toMatchObject({ reason: 'resignation', facts: { rows: 5, cols: 5, marks: 0 } })
    expect(record?.record.entries).toHaveLength(1)
  })

  test('[I5] tells nobody the record before the game is over', async () => {
    const { house, table } = await playing()
    expect(await house.recordOf(table.id)).toBeUndefined()
  })
})
