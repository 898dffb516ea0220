import { describe, expect, test } from 'vitest'
import type { TableCommand } from '#protocol/client-messages.ts'
import { ANN, openTestTableService, type TestConnection } from '#testing/fixtures/table-service.ts'

/** Longer than any game, and short enough to be replayed at once. */
const LONGEST_LOG = 5_000

const UNTIMED = { clock: false, size: 'agreed', rows: 5, cols: 5, starter: 'first' }

/** Repeats commands until one is refused; returns the code, or undefined if none ever is. */
async function repeatUntilRefused(
  connection: TestConnection,
  commands: readonly TableCommand[],
): Promise<string | undefined> {
  for (let count = 0; count < LONGEST_LOG + 100; count++) {
    const result = await connection.send(commands[count % commands.length]!)
    if (typeof result === 'string') return result
  }
  return undefined
}

describe('[F16] a log has a longest length, whoever wants to make it longer', () => {
  test('by taking moves back and playing them again', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable(UNTIMED, { computer: 'casual' })
    const ann = await server.connect(ANN, id)
    await ann.send({ do: 'move', text: 'c3' })
    const code = await repeatUntilRefused(ann, [{ do: 'undo' }, { do: 'redo' }])
    expect(code).toBeTypeOf('string')
    expect(server.kept.tables.get(id)!.entries.length).toBeLessThanOrEqual(LONGEST_LOG)
    expect(await ann.send({ do: 'resign' }), 'The game can still be ended').toBeTypeOf('number')
    expect(await server.violations()).toEqual([])
  })

  test('by shuffling a grid', async () => {
    const server = await openTestTableService()
    const { ann, table } = await server.startGame({ size: 3, pool: 9 }, { game: 'guessgo' })
    await ann.send({ do: 'move', text: 'fill' })
    expect(await repeatUntilRefused(ann, [{ do: 'move', text: 'shuffle' }])).toBeTypeOf('string')
    expect(server.kept.tables.get(table.id)!.entries.length).toBeLessThanOrEqual(LONGEST_LOG)
    expect(await ann.send({ do: 'resign' }), 'The game can still be ended').toBeTypeOf('number')
  })

  test('by coming and going', async () => {
    const server = await openTestTableService()
    const { ann, table } = await server.startGame(UNTIMED)
    await ann.leave()
    const isPlaying = () => server.kept.tables.get(table.id)!.summary.phase === 'playing'
    for (let count = 0; count < LONGEST_LOG && isPlaying(); count++)
      await (await server.connect(ANN, table.id)).leave()
    expect(isPlaying(), 'A player who comes and goes without end has resigned').toBe(false)
    expect(server.kept.tables.get(table.id)!.entries.length).toBeLessThanOrEqual(LONGEST_LOG)
    expect(await server.violations()).toEqual([])
  })

  test('by sitting down and standing up', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable()
    const eve = await server.connect({ id: 'eve', name: 'Eve' }, id)
    expect(await repeatUntilRefused(eve, [{ do: 'sit' }, { do: 'stand' }])).toBeTypeOf('string')
    expect(server.kept.tables.get(id)!.entries.length).toBeLessThanOrEqual(LONGEST_LOG)
  })
})
