import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { onlineSetup } from './create-table.ts'

test('a setup whose generated part is missing is refused', async () => {
  const { game } = (await loadGame('obstruction'))!
  const incomplete = { ...game, needsGeneration: () => true }
  expect(onlineSetup(incomplete)).toEqual({ ok: false, rejection: { code: 'unprepared' } })
  expect(onlineSetup(game)).toMatchObject({ ok: true })
})
