import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { onlineParams } from './create-table.ts'

test('an online table takes the online defaults, and refuses params that make no sense at a distance', async () => {
  const obstruction = (await loadGame('obstruction'))!
  expect(onlineParams(obstruction)).toMatchObject({ ok: true, value: { clock: true, size: 'proposed' } })
  const scribble = (await loadGame('scribble'))!
  expect(onlineParams(scribble, { bags: 'open' })).toMatchObject({
    ok: false,
    rejection: { code: 'bags-open-online' },
  })
})
