import { expect, test } from 'vitest'
import { AGREED, ANN, BEN, EVE, openTestHouse } from '#testing/house.ts'

/** Ann and Ben at a table, and what can wait for each of them. */
async function busyGame() {
  const house = await openTestHouse()
  const waiting: Record<'ann' | 'ben', (() => void)[]> = { ann: [], ben: [] }
  const { id } = await house.open(AGREED)
  const ann = await house.come(ANN, id, { wait: tell => waiting.ann.push(tell) })
  const ben = await house.come(BEN, id, { wait: tell => waiting.ben.push(tell) })
  await ben.order({ do: 'sit' })
  return { ...house, id, ann, ben, waiting }
}

test('whoever is to act is told at once, and the mover when there is time', async () => {
  const { ann, ben, waiting } = await busyGame()
  await ann.order({ do: 'move', text: 'a1' })
  expect([ann.standing().seq, ben.standing().seq]).toEqual([3, 4])
  for (const tell of waiting.ann) tell()
  expect(ann.standing()).toMatchObject({ seq: 4, game: { toAct: [1] } })
})

test('who has waited is told with the next move, once, and knows all that others know', async () => {
  const { ann, ben, waiting, come, id } = await busyGame()
  const before = ann.news.length
  await ann.order({ do: 'move', text: 'a1' })
  await ben.order({ do: 'move', text: 'c3' })
  for (const tell of waiting.ann) tell()
  expect(ann.news.length).toBe(before + 1)
  expect(ann.standing().game!.log).toEqual((await come(EVE, id)).standing().game!.log)
})

test('the end and a player’s leaving wait for nobody', async () => {
  const { ann, ben } = await busyGame()
  await ann.order({ do: 'move', text: 'a1' })
  await ben.leave()
  expect(ann.standing()).toMatchObject({ seq: 5, seats: [{ here: true }, { here: false }] })
  await ann.order({ do: 'resign' })
  expect(ann.standing().phase).toBe('over')
})
