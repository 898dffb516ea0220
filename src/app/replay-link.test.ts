import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SavedGame } from '#app/saved-game-format.ts'
import { decodeReplay, decodeReplayText, encodeReplay, encodeReplayText, replayUrl } from './replay-link.ts'

const SAVED: SavedGame = {
  players: [
    { kind: 'person', name: 'Änn' },
    { kind: 'computer', level: 'perfect' },
  ],
  record: {
    format: 2,
    game: 'obstruction',
    version: 1,
    params: { rows: 6, cols: 6 },
    deal: null,
    seed: 'plum',
    startedAt: 0,
    entries: [{ at: 1, action: { do: 'move', seat: 0, text: 'c3' } }],
  },
}

/** A link that a browser wrote when records had format 1. */
const DATA = [
  'ZZExbgMhEEV7TvE1tYtEkVJsl0ukiVxs2LGFwsJmgLUjazvfzBeLBrClKA3SDPz3_wwXAzpEmcdMA-i7uGBLOOM4zky7x907S3Ix',
  '0IBnbS5-_GFJNODDABcDgL5cmBSxsKQYVAtQUMwAul1DIANsu3_vbZyXklm6wvPKvnMObHNVGezVVthGUZES6NjZ8TNlKTa77krr',
  'n7CgxLksXQWSeNLgr83ORl-rezZKzG0MX-aGS3mUzNObLuipdjhkcXwfv3FBdYPVUYuWp5sCNEWlznHlNmi1Gh9MrTOf6yfYF6qd',
  'zfRjb7CZ7Rc',
].join('')

it('reads replay links of format 1', async () => {
  expect(await decodeReplay(DATA)).toEqual({ ok: true, value: SAVED })
})

it('reads what it writes, in characters that links allow', async () => {
  const data = await encodeReplay(SAVED)
  expect(data).toMatch(/^[\w-]+$/)
  expect(await decodeReplay(data)).toEqual({ ok: true, value: SAVED })
  expect(await replayUrl('https://quincunx.example', SAVED)).toBe(`https://quincunx.example/replay#${data}`)
})

it('carries the variations of a game and the position to show', async () => {
  const variations = {
    version: 1,
    moves: [{ after: 0, seat: 0, text: 'd4', mark: 'good', comment: 'Änders.' }],
    notes: [],
    at: 2,
  } as const
  const game: SavedGame = { ...SAVED, variations }
  expect(await decodeReplay(await encodeReplay(game))).toEqual({ ok: true, value: game })
})

it('gives the text of a game that another program wrote', async () => {
  const text = '#player1 ann Änn\n'
  expect(await decodeReplayText(deflateRawSync(text).toString('base64url'))).toEqual({
    ok: true,
    value: text,
  })
  expect(await decodeReplayText(await encodeReplayText(text))).toEqual({ ok: true, value: text })
})

it('refuses a link without a game, or one that lost a part', async () => {
  const data = await encodeReplay(SAVED)
  for (const damaged of ['', 'nonsense', 'ü', data.slice(0, -9)])
    expect(await decodeReplay(damaged)).toEqual({ ok: false, rejection: { code: 'not-a-saved-game' } })
})

it('refuses a link that inflates without end before it fills the memory', async () => {
  const data = deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url')
  expect(await decodeReplay(data)).toEqual({ ok: false, rejection: { code: 'oversized-link' } })
})

it('writes no link to a game that is too long for one', async () => {
  const seed = randomBytes(20_000).toString('hex')
  expect(await replayUrl('', { ...SAVED, record: { ...SAVED.record, seed } })).toBeUndefined()
})
