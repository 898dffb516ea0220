import { expect, test } from 'vitest'
import { AGREED_SETUP, ANN, BEN, EVE, openTestTableService } from '#testing/fixtures/table-service.ts'

/** Ann and Ben at a table, and what can wait for each of them. */
async function gameUnderLoad() {
  const house = await openTestTableService()
  const waiting: Record<'ann' | 'ben', (() => void)[]> = { ann: [], ben: [] }
  const { id } = await house.openTable(AGREED_SETUP)
  const ann = await house.connect(ANN, id, { wait: tell => waiting.ann.push(tell) })
  const ben = await house.connect(BEN, id, { wait: tell => waiting.ben.push(tell) })
  await ben.send({ do: 'sit' })
  return { ...house, id, ann, ben, waiting }
}

test('whoever is to act is told at once, and the mover when there is time', async () => {
  const { ann, ben, waiting } = await gameUnderLoad()
  await ann.send({ do: 'move', text: 'a1' })
  expect([ann.state().seq, ben.state().seq]).toEqual([3, 4])
  for (const tell of waiting.ann) tell()
  expect(ann.state()).toMatchObject({ seq: 4, game: { toAct: [1] } })
})

test('who has waited is told with the next move, once, and knows all that others know', async () => {
  const { ann, ben, waiting, connect, id } = await gameUnderLoad()
  const before = ann.updates.length
  await ann.send({ do: 'move', text: 'a1' })
  await ben.send({ do: 'move', text: 'c3' })
  for (const tell of waiting.ann) tell()
  expect(ann.updates.length).toBe(before + 1)
  expect(ann.state().game!.log).toEqual((await connect(EVE, id)).state().game!.log)
})

test('the end and a player’s leaving wait for nobody', async () => {
  const { ann, ben } = await gameUnderLoad()
  await ann.send({ do: 'move', text: 'a1' })
  await ben.leave()
  expect(ann.state()).toMatchObject({ seq: 5, seats: [{ here: true }, { here: false }] })
  await ann.send({ do: 'resign' })
  expect(ann.state().phase).toBe('over')
})
