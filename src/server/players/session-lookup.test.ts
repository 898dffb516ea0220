import { beforeEach, describe, expect, test } from 'vitest'
import { createPlayersFixture, HOUR, type PlayersFixture, unwrap } from '#testing/fixtures/players.ts'
import { openPlayers } from './players.ts'

const DAY = 24 * HOUR

let fixture: PlayersFixture

beforeEach(() => {
  fixture = createPlayersFixture()
})

describe('[F13] a token', () => {
  test.each(['', 'null', 'x'.repeat(43), 'é'.repeat(43), 'x'.repeat(10_000)])(
    '%.50j that was never given out identifies nobody',
    async token => {
      expect(await fixture.players.findByToken(token)).toBeUndefined()
    },
  )

  test('is invalid once its session has ended, even if it was used a moment ago', async () => {
    const guest = await fixture.guest()
    await fixture.players.findByToken(guest.token)
    await fixture.players.signOut(guest)
    expect(await fixture.players.findByToken(guest.token)).toBeUndefined()
  })

  test('that is being looked up while its session ends is not cached', async () => {
    const guest = await fixture.guest()
    const lookup = fixture.players.findByToken(guest.token)
    await fixture.players.signOut(guest)
    await lookup
    expect(await fixture.players.findByToken(guest.token)).toBeUndefined()
  })

  test('whose session ended at another server is accepted here for ten seconds at most', async () => {
    const guest = await fixture.guest()
    await fixture.players.findByToken(guest.token)
    await openPlayers({
      storage: fixture.storage,
      passwords: fixture.passwords,
      now: () => fixture.now,
    }).signOut(guest)
    fixture.now += 10_000
    expect(await fixture.players.findByToken(guest.token)).toBeUndefined()
  })

  test('expires 180 days after its last use', async () => {
    const { player, token } = await fixture.guest()
    for (let use = 0; use < 3; use++) {
      fixture.now += 179 * DAY
      expect((await fixture.players.findByToken(token))?.player).toEqual(player)
    }
    fixture.now += 181 * DAY
    expect(await fixture.players.findByToken(token)).toBeUndefined()
    expect(await fixture.storage.sessions(player.id)).toEqual([])
  })

  describe('[F19] after a start with a clock a year ahead', () => {
    /** The same accounts at a server whose clock has jumped by this much. */
    const openAfterJump = (ms: number) =>
      openPlayers({
        storage: fixture.storage,
        passwords: fixture.passwords,
        now: () => fixture.now + ms,
        isPlausibleTime: async () => ms === 0,
      })

    test.each([365 * DAY, -365 * DAY])(
      'by %i ms it is valid then, and when the clock is right again',
      async ms => {
        const { player, token } = await fixture.guest()
        const unused = await fixture.guest()
        expect((await openAfterJump(ms).findByToken(token))?.player).toEqual(player)
        fixture.now += 10 * DAY
        expect(await openAfterJump(0).findByToken(token)).toBeDefined()
        expect(await openAfterJump(0).findByToken(unused.token)).toBeDefined()
      },
    )

    test('one that began then is seen at the right time again, and expires like any other', async () => {
      const begun = unwrap(await openAfterJump(365 * DAY).createGuest({ device: 'Firefox' }))
      const [listed] = await openAfterJump(0).sessions(begun)
      expect(listed).toMatchObject({ createdAt: fixture.now, seenAt: fixture.now })
      fixture.now += HOUR
      expect(await openAfterJump(0).findByToken(begun.token)).toBeDefined()
      const [stored] = await fixture.storage.sessions(begun.player.id)
      expect(stored!.seenAt).toBe(fixture.now)
      fixture.now += 181 * DAY
      expect(await openAfterJump(0).findByToken(begun.token)).toBeUndefined()
    })
  })

  test('is stored as seen once a minute, however often it is used', async () => {
    const seenTimes: number[] = []
    const { token } = await fixture.guest()
    const seen = fixture.storage.seen
    fixture.storage.seen = async (session, at) => {
      seenTimes.push(at)
      await seen(session, at)
    }
    for (const end = fixture.now + 180_000; fixture.now < end; fixture.now += 1_000)
      await fixture.players.findByToken(token)
    expect(seenTimes).toHaveLength(2)
  })

  test('is looked up once if it is used many times at once', async () => {
    const { token } = await fixture.guest()
    const bearer = fixture.storage.bearer
    let lookups = 0
    fixture.storage.bearer = hash => {
      lookups++
      return bearer(hash)
    }
    await Promise.all(Array.from({ length: 50 }, () => fixture.players.findByToken(token)))
    expect(lookups).toBe(1)
  })

  test('[F10] is still valid after a storage outage', async () => {
    const { token } = await fixture.guest()
    const bearer = fixture.storage.bearer
    fixture.storage.bearer = () => Promise.reject(new Error('locked'))
    await expect(fixture.players.findByToken(token)).rejects.toThrow('locked')
    fixture.storage.bearer = bearer
    expect(await fixture.players.findByToken(token)).toBeDefined()
  })
})
