import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { onlineSetup } from './create-table.ts'

test('a setup that lacks what only an engine can make is refused', async () => {
  const { rules } = (await loadGame('obstruction'))!
  const half = { ...rules, needsGeneration: () => true }
  expect(onlineSetup(half)).toEqual({ ok: false, rejection: { code: 'unprepared' } })
  expect(onlineSetup(rules)).toMatchObject({ ok: true })
})
