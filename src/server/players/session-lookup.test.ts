import { beforeEach, describe, expect, test } from 'vitest'
import { createPlayersFixture, HOUR, type PlayersFixture } from '#testing/fixtures/players.ts'
import { openPlayers } from './players.ts'

const DAY = 24 * HOUR

let reception: PlayersFixture

beforeEach(() => {
  reception = createPlayersFixture()
})

describe('[F13] a token', () => {
  test.each(['', 'null', 'x'.repeat(43), 'é'.repeat(43), 'x'.repeat(10_000)])(
    '%.50j that was never given is nobody’s',
    async token => {
      expect(await reception.players.findByToken(token)).toBeUndefined()
    },
  )

  test('is worth nothing once its session is ended, even if it was used a moment ago', async () => {
    const arrived = await reception.guest()
    await reception.players.findByToken(arrived.token)
    await reception.players.signOut(arrived)
    expect(await reception.players.findByToken(arrived.token)).toBeUndefined()
  })

  test('that is being looked up while its session is ended is not remembered', async () => {
    const arrived = await reception.guest()
    const looking = reception.players.findByToken(arrived.token)
    await reception.players.signOut(arrived)
    await looking
    expect(await reception.players.findByToken(arrived.token)).toBeUndefined()
  })

  test('ended at another house is known here for ten seconds at most', async () => {
    const arrived = await reception.guest()
    await reception.players.findByToken(arrived.token)
    await openPlayers({
      storage: reception.storage,
      passwords: reception.passwords,
      now: () => reception.now,
    }).signOut(arrived)
    reception.now += 10_000
    expect(await reception.players.findByToken(arrived.token)).toBeUndefined()
  })

  test('lasts 180 days after it was last used, and is then gone', async () => {
    const { player, token } = await reception.guest()
    for (let visit = 0; visit < 3; visit++) {
      reception.now += 179 * DAY
      expect((await reception.players.findByToken(token))?.player).toEqual(player)
    }
    reception.now += 181 * DAY
    expect(await reception.players.findByToken(token)).toBeUndefined()
    expect(await reception.storage.sessions(player.id)).toEqual([])
  })

  test('however often used, is noted as seen once an hour', async () => {
    const written: number[] = []
    const { token } = await reception.guest()
    const seen = reception.storage.seen
    reception.storage.seen = async (session, at) => {
      written.push(at)
      await seen(session, at)
    }
    for (const end = reception.now + 3 * HOUR; reception.now < end; reception.now += 60_000)
      await reception.players.findByToken(token)
    expect(written).toHaveLength(2)
  })

  test('used many times at once is looked up once', async () => {
    const { token } = await reception.guest()
    const bearer = reception.storage.bearer
    let lookups = 0
    reception.storage.bearer = hash => {
      lookups++
      return bearer(hash)
    }
    await Promise.all(Array.from({ length: 50 }, () => reception.players.findByToken(token)))
    expect(lookups).toBe(1)
  })

  test('[F10] is still good after the storage was in trouble', async () => {
    const { token } = await reception.guest()
    const bearer = reception.storage.bearer
    reception.storage.bearer = () => Promise.reject(new Error('locked'))
    await expect(reception.players.findByToken(token)).rejects.toThrow('locked')
    reception.storage.bearer = bearer
    expect(await reception.players.findByToken(token)).toBeDefined()
  })
})
