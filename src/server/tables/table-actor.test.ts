import { expect, test } from 'vitest'
import { AGREED_SETUP, ANN, BEN, EVE, openTestTableService } from '#testing/fixtures/table-service.ts'

/** Ann and Ben at a table whose delayable updates are collected in `waiting` instead of sent. */
async function gameUnderLoad() {
  const server = await openTestTableService()
  const waiting: Record<'ann' | 'ben', (() => void)[]> = { ann: [], ben: [] }
  const { id } = await server.openTable(AGREED_SETUP)
  const ann = await server.connect(ANN, id, { wait: send => waiting.ann.push(send) })
  const ben = await server.connect(BEN, id, { wait: send => waiting.ben.push(send) })
  await ben.send({ do: 'sit' })
  return { ...server, id, ann, ben, waiting }
}

test('the player to act is notified immediately, the mover possibly later', async () => {
  const { ann, ben, waiting } = await gameUnderLoad()
  await ann.send({ do: 'move', text: 'a1' })
  expect([ann.state().seq, ben.state().seq]).toEqual([3, 4])
  for (const send of waiting.ann) send()
  expect(ann.state()).toMatchObject({ seq: 4, game: { toAct: [1] } })
})

test('a delayed update is merged with the next move and sent once, and nothing is lost', async () => {
  const { ann, ben, waiting, connect, id } = await gameUnderLoad()
  const before = ann.updates.length
  await ann.send({ do: 'move', text: 'a1' })
  await ben.send({ do: 'move', text: 'c3' })
  for (const send of waiting.ann) send()
  expect(ann.updates.length).toBe(before + 1)
  expect(ann.state().game!.log).toEqual((await connect(EVE, id)).state().game!.log)
})

test('the end of a game and a player’s departure are sent immediately', async () => {
  const { ann, ben } = await gameUnderLoad()
  await ann.send({ do: 'move', text: 'a1' })
  await ben.leave()
  expect(ann.state()).toMatchObject({ seq: 5, seats: [{ here: true }, { here: false }] })
  await ann.send({ do: 'resign' })
  expect(ann.state().phase).toBe('over')
})
