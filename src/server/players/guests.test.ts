import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  createPlayersFixture,
  PASSWORD,
  type PlayersFixture,
  unwrap,
} from '#testing/fixtures/players.ts'
import { openPlayers } from './players.ts'

let reception: PlayersFixture

beforeEach(() => {
  reception = createPlayersFixture()
})

describe('a guest', () => {
  test('gets a friendly name and a token of 256 bits, and is known by it', async () => {
    const { player, session, token } = await reception.guest()
    expect(player).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^\w+ \w+$/),
      claimed: false,
    })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await reception.players.findByToken(token)).toEqual({ player, session })
  })

  test('leaves only the hash of the token behind', async () => {
    const { player, token } = await reception.guest()
    const [session] = await reception.storage.sessions(player.id)
    expect(session?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify([session, await reception.storage.find(player.id)])).not.toContain(token)
  })

  test('may choose a name, unless someone has claimed it', async () => {
    await reception.ann()
    expect((await reception.guest(' Bob ')).player.name).toBe('Bob')
    expect((await reception.guest('Bob')).player.name).toBe('Bob')
    expect(codeOf(await reception.players.createGuest({ device: '', name: 'ANN' }))).toBe('name-taken')
    expect(codeOf(await reception.players.createGuest({ device: '', name: 'A' }))).toBe('name-too-short')
  })

  test('is renamed at once for all who ask', async () => {
    const { player, token } = await reception.guest()
    await reception.players.findByToken(token)
    expect(unwrap(await reception.players.rename(player.id, 'Bob'))).toEqual({ ...player, name: 'Bob' })
    expect((await reception.players.findByToken(token))?.player.name).toBe('Bob')
  })

  test('draws another name where the first is claimed', async () => {
    const zeros = openPlayers({
      storage: reception.storage,
      passwords: reception.passwords,
      now: () => reception.now,
      bytes: drawsOf([0, 0, 1, 0]),
    })
    const first = unwrap(await zeros.createGuest({ device: '' })).player
    unwrap(await reception.players.claim(first.id, { name: first.name, password: PASSWORD }))
    const again = openPlayers({
      storage: reception.storage,
      passwords: reception.passwords,
      now: () => reception.now,
      bytes: drawsOf([0, 0, 1, 0]),
    })
    expect(unwrap(await again.createGuest({ device: '' })).player.name).not.toBe(first.name)
  })
})

/** Random bytes, except that the draws of four bytes are these. */
function drawsOf(draws: readonly number[]) {
  const left = [...draws]
  return (count: number) => {
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(count)))
    if (count === 4) bytes.writeUInt32LE(left.shift() ?? 0)
    return bytes
  }
}
