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

let fixture: PlayersFixture

beforeEach(() => {
  fixture = createPlayersFixture()
})

describe('a guest', () => {
  test('gets a drawn name and a token of 256 bits, and is identified by it', async () => {
    const { player, session, token } = await fixture.guest()
    expect(player).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^\w+ \w+$/),
      claimed: false,
    })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await fixture.players.findByToken(token)).toEqual({ player, session })
  })

  test('has only the hash of the token stored', async () => {
    const { player, token } = await fixture.guest()
    const [session] = await fixture.storage.sessions(player.id)
    expect(session?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify([session, await fixture.storage.find(player.id)])).not.toContain(token)
  })

  test('may choose a name, unless someone has claimed it', async () => {
    await fixture.ann()
    expect((await fixture.guest(' Bob ')).player.name).toBe('Bob')
    expect((await fixture.guest('Bob')).player.name).toBe('Bob')
    expect(codeOf(await fixture.players.createGuest({ device: '', name: 'ANN' }))).toBe('name-taken')
    expect(codeOf(await fixture.players.createGuest({ device: '', name: 'A' }))).toBe('name-too-short')
  })

  test('is renamed immediately, also in cached lookups', async () => {
    const { player, token } = await fixture.guest()
    await fixture.players.findByToken(token)
    expect(unwrap(await fixture.players.rename(player.id, 'Bob'))).toEqual({ ...player, name: 'Bob' })
    expect((await fixture.players.findByToken(token))?.player.name).toBe('Bob')
  })

  test('gets another name if the first one drawn is claimed', async () => {
    const players = openPlayers({
      storage: fixture.storage,
      passwords: fixture.passwords,
      now: () => fixture.now,
      bytes: drawsOf([0, 0, 1, 0]),
    })
    const first = unwrap(await players.createGuest({ device: '' })).player
    unwrap(await fixture.players.claim(first.id, { name: first.name, password: PASSWORD }))
    const playersWithSameDraws = openPlayers({
      storage: fixture.storage,
      passwords: fixture.passwords,
      now: () => fixture.now,
      bytes: drawsOf([0, 0, 1, 0]),
    })
    expect(unwrap(await playersWithSameDraws.createGuest({ device: '' })).player.name).not.toBe(first.name)
  })
})

/** Random bytes, except that four-byte draws return these numbers. */
function drawsOf(draws: readonly number[]) {
  const left = [...draws]
  return (count: number) => {
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(count)))
    if (count === 4) bytes.writeUInt32LE(left.shift() ?? 0)
    return bytes
  }
}
