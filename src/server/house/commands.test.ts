import { expect, test } from 'vitest'
import { ANN, houseInHand } from '#testing/house-in-hand.ts'

test('[F3] a command of several steps has one answer, sent twice at once or again later', async () => {
  const { house, done, time } = await houseInHand({ choose: () => 'e5' })
  const setup = { size: 'agreed', clock: false, starter: 'first', rows: 5, cols: 5 }
  const opened = await done(house.open({ game: 'obstruction', setup, computer: 'casual' }, ANN))
  if (!opened.ok) throw new Error(opened.rejection.code)
  const { id } = opened.value
  const here = { player: 'ann', seenAs: 'ann', connection: 'a', since: -1, tell: () => {}, heardAt: time.now }
  await done(house.visit(id, here))
  const command = (name: string, text: string) =>
    house.perform(id, ANN, { id: name, command: { do: 'move', text } })
  await done(command('m1', 'a1'))
  await time.passUntil(time.now() + 10)
  const undo = () => house.perform(id, ANN, { id: 'u1', command: { do: 'undo' } })
  const [one, other] = await done(Promise.all([undo(), undo()]))
  const later = await done(undo())
  // Ann sits and it begins, she moves, the computer moves, both moves are taken back.
  expect(one.result).toEqual({ ok: true, value: 7 })
  expect([other.result, later.result]).toEqual([one.result, one.result])
})
