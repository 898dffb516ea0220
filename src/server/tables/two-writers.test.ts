import { expect, test } from 'vitest'
import { BEN, openTestTableService } from '#testing/fixtures/table-service.ts'

test('[F4] of two servers that append the same seq one reads the table again, and both actions are kept', async () => {
  const server = await openTestTableService()
  const { ann, table } = await server.startGame()
  const other = await openTestTableService({ kept: server.kept, clock: server.clock, seed: 'another' })
  const ben = await other.connect(BEN, table.id)
  const seq = await ann.send({ do: 'move', text: '5x6' }, 'a')
  expect(await ben.send({ do: 'move', text: '6x5' }, 'b')).toBe((seq as number) + 1)
  const { entries } = server.kept.tables.get(table.id)!
  const commands = entries.flatMap(({ command }) => command ?? [])
  expect(commands).toEqual(expect.arrayContaining(['ann/a', 'ben/b']))
  expect(ben.state()).toMatchObject({ seq: entries.length, phase: 'playing' })
  expect(await server.violations()).toEqual([])
})
