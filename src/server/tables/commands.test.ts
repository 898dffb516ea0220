import { describe, expect, test } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import {
  AGREED_SETUP,
  ANN,
  firstOpenCellEngine,
  flushPromises,
  openTestTableService,
  tableServiceWithGame,
} from '#testing/fixtures/table-service.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { LONG_LOG } from './commands.ts'

/** Answers asynchronously, as an engine in a worker does. */
const slowEngine: EngineClient = {
  request(job, report) {
    const { result, cancel } = firstOpenCellEngine.request(job, report)
    return { result: flushPromises().then(() => result), cancel }
  },
  close() {},
}

describe('a command', () => {
  test('[F3] sent twice is executed once, and both answers are the same', async () => {
    const { ann, ben } = await tableServiceWithGame()
    const first = await ann.send({ do: 'move', text: 'a1' }, 'one')
    await ben.send({ do: 'move', text: 'e5' })
    expect(await ann.send({ do: 'move', text: 'a1' }, 'one')).toBe(first)
    expect(ann.state().game?.log).toHaveLength(3)
  })

  test('[F3] is identified by player and id, so two players may choose the same id', async () => {
    const { ann, ben } = await tableServiceWithGame()
    await ann.send({ do: 'move', text: 'a1' }, 'one')
    expect(await ben.send({ do: 'move', text: 'e5' }, 'one')).toBe(5)
  })

  test('[F10] with unknown outcome is neither confirmed nor refused, and answered when it is sent again', async () => {
    let isLost = false
    const server = await openTestTableService({
      wrap: ({ tables, ...storage }) => ({
        ...storage,
        tables: {
          ...tables,
          async append(entry) {
            const appended = await tables.append(entry)
            if (isLost) throw new StorageUnavailableError('The thread is gone.', { isUncertain: true })
            return appended
          },
        },
      }),
    })
    const { ann } = await server.startGame(AGREED_SETUP)
    isLost = true
    expect(await ann.send({ do: 'move', text: 'a1' }, 'one')).toBe('not-known')
    isLost = false
    expect(await ann.send({ do: 'move', text: 'a1' }, 'one')).toBe(4)
    expect(ann.state().game?.log).toHaveLength(2)
  })

  test('[F4] for an earlier turn is refused and changes nothing', async () => {
    const { ann, ben } = await tableServiceWithGame()
    const { turn } = ann.state().game!
    await ann.send({ do: 'move', text: 'a1', turn })
    await ben.send({ do: 'move', text: 'e5' })
    expect(await ann.send({ do: 'move', text: 'c3', turn })).toBe('position-changed')
    expect(await ann.send({ do: 'move', text: 'c3', turn: ann.state().game!.turn })).toBe(6)
  })

  test('[F3] of several steps has one answer, whether it is sent again meanwhile or later', async () => {
    const { service, connect, advance } = await openTestTableService({ engineClient: slowEngine })
    const setup = { size: 'agreed', clock: false, starter: 'first', rows: 5, cols: 5 }
    const opened = await service.createTable({ game: 'obstruction', setup, computer: 'casual' }, ANN)
    if (!opened.ok) throw new Error(opened.rejection.code)
    const ann = await connect(ANN, opened.value.id)
    await ann.send({ do: 'move', text: 'e5' })
    await advance(10)
    const undo = () => ann.send({ do: 'undo' }, 'u1')
    const answers = [...(await Promise.all([undo(), undo()])), await undo()]
    // The log: both seats, begin, Ann's move, the computer's move, and two steps back.
    expect(answers).toEqual([7, 7, 7])
  })

  test('[F20] that waits when its player is signed out is not executed', async () => {
    let openGate = () => {}
    let gate = Promise.resolve()
    const { startGame, service } = await openTestTableService({
      wrap: storage => ({
        ...storage,
        tables: { ...storage.tables, append: one => gate.then(() => storage.tables.append(one)) },
      }),
    })
    const { ann, table } = await startGame(AGREED_SETUP)
    gate = new Promise(resolve => {
      openGate = resolve
    })
    let isRevoked = false
    const move = service.commands.execute(table.id, ANN, { id: 'm', command: { do: 'move', text: 'a1' } })
    const request = { id: 'r', command: { do: 'resign' } } as const
    const resign = service.commands.execute(table.id, ANN, request, () => isRevoked)
    await flushPromises()
    isRevoked = true
    openGate()
    expect((await move).ok).toBe(true)
    const refused = await resign
    expect(refused.ok || refused.rejection.code).toBe('not-recognised')
    expect(ann.state().phase).toBe('playing')
  })

  test('[F16] at a table with a very long log is refused, except resigning', async () => {
    const { service, storage, connect, advance } = await openTestTableService()
    const setup = { size: 'agreed', clock: false, starter: 'first', rows: 5, cols: 5 }
    const opened = await service.createTable({ game: 'obstruction', setup, computer: 'casual' }, ANN)
    if (!opened.ok) throw new Error(opened.rejection.code)
    const { id } = opened.value
    const before = await connect(ANN, id)
    await before.send({ do: 'move', text: 'e5' })
    await advance(10)
    await before.leave()
    const { entries } = (await storage.tables.load(id))!
    const { at } = entries.at(-1)!
    for (let seq = entries.length + 1; seq <= LONG_LOG; seq++) {
      const action = { do: (seq - entries.length) % 2 === 1 ? 'undo' : 'redo', seat: 0 } as const
      await storage.tables.append({ table: id, seq, entry: { at, action }, summary: { deadline: null } })
    }
    const ann = await connect(ANN, id)
    expect(ann.state().seq).toBeGreaterThanOrEqual(LONG_LOG)
    expect(await ann.send({ do: 'undo' })).toBe('log-full')
    expect(await ann.send({ do: 'resign' })).toBeTypeOf('number')
  })
})
