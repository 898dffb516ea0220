import { expect, it } from 'vitest'
import type { SavedGame } from '#app/saved-game-format.ts'
import { decodeReplay, encodeReplay } from './replay-link.ts'

const saved: SavedGame = {
  players: [
    { kind: 'person', name: 'Zoë' },
    { kind: 'computer', level: 'strong' },
  ],
  record: {
    ...{ format: 2, game: 'obstruction', version: 1, params: { rows: 7 }, deal: null },
    ...{ seed: 'seed', startedAt: 1, entries: [] },
  },
}

it('a game survives the way through a link, in characters that links allow', async () => {
  const data = await encodeReplay(saved)
  expect(data).toMatch(/^[\w-]+$/)
  expect(await decodeReplay(data)).toEqual({ ok: true, value: saved })
})

it('a link that lost a part is refused', async () => {
  const data = await encodeReplay(saved)
  expect(await decodeReplay(data.slice(0, -9))).toMatchObject({ ok: false })
  expect(await decodeReplay('')).toMatchObject({ ok: false })
})

it('a link that inflates without end is refused before it fills the memory', async () => {
  const data = await encodeReplay({ ...saved, record: { ...saved.record, seed: ' '.repeat(20_000_000) } })
  expect(data.length).toBeLessThan(100_000)
  expect(await decodeReplay(data)).toEqual({ ok: false, rejection: { code: 'oversized-link' } })
})
