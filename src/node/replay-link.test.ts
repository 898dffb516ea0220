import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SavedGame } from '#app/saved-game-format.ts'
import { decodeReplayText, readReplayLink, writeReplayLink } from './replay-link.ts'

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

it('reads replay links of format 1', () => {
  expect(readReplayLink(DATA)).toEqual({ ok: true, value: SAVED })
})

it('reads what it writes', () => {
  expect(readReplayLink(writeReplayLink(SAVED))).toEqual({ ok: true, value: SAVED })
})

it('gives the text of a game that another program wrote', () => {
  const data = deflateRawSync('#player1 ann Änn\n').toString('base64url')
  expect(decodeReplayText(data)).toEqual({ ok: true, value: '#player1 ann Änn\n' })
})

it('refuses a link without a game, and one made to fill the memory', () => {
  expect(readReplayLink('nonsense')).toEqual({ ok: false, rejection: { code: 'not-a-saved-game' } })
  const bomb = deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url')
  expect(readReplayLink(bomb)).toEqual({ ok: false, rejection: { code: 'oversized-link' } })
})
