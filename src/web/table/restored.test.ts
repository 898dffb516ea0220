import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { defaultSetup } from '#kernel/options.ts'
import { openTable } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import { restoreBy } from './restored.ts'

test('a record is replayed by the rules it was played by, and refused where nobody knows them', async () => {
  const { game, words } = (await loadGame('obstruction'))!
  const older = { ...game, version: 0 }
  const parlour = { game, words, earlier: [older] } as unknown as ParlourGame
  const { record } = openTable(older, defaultSetup<object>(game.options), 'plum', 0)
  const restored = restoreBy(parlour, record)
  expect(restored.ok && restored.value.game).toBe(older)
  expect(restoreBy(parlour, { ...record, version: 99 })).toMatchObject({
    ok: false,
    rejection: { code: 'another-version' },
  })
})
