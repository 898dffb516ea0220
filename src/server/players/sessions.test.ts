import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  createPlayersFixture,
  HOUR,
  PASSWORD,
  type PlayersFixture,
  unwrap,
} from '#testing/fixtures/players.ts'

let fixture: PlayersFixture

beforeEach(() => {
  fixture = createPlayersFixture()
})

describe('sessions', () => {
  test('are listed with their device and which one is current', async () => {
    const bearer = await fixture.ann()
    fixture.now += HOUR
    const other = unwrap(await fixture.signIn('Ann', PASSWORD))
    expect(await fixture.players.sessions(bearer)).toEqual([
      {
        id: other.session,
        device: 'Safari on iPad',
        createdAt: fixture.now,
        seenAt: fixture.now,
        current: false,
      },
      {
        id: bearer.session,
        device: 'Firefox on Linux',
        createdAt: fixture.now - HOUR,
        seenAt: fixture.now - HOUR,
        current: true,
      },
    ])
  })

  test('can be ended one by one, but only the player’s own', async () => {
    const bearer = await fixture.ann()
    const other = unwrap(await fixture.signIn('Ann', PASSWORD))
    const stranger = await fixture.guest()
    expect(codeOf(await fixture.players.revoke(bearer, stranger.session))).toBe('no-such-session')
    expect(await fixture.players.findByToken(stranger.token)).toBeDefined()
    expect(codeOf(await fixture.players.revoke(bearer, other.session))).toBe('accepted')
    expect(codeOf(await fixture.players.revoke(bearer, other.session))).toBe('no-such-session')
    expect(await fixture.players.findByToken(other.token)).toBeUndefined()
  })

  test('can all be ended except the current one', async () => {
    const bearer = await fixture.ann()
    const others = [
      unwrap(await fixture.signIn('Ann', PASSWORD)),
      unwrap(await fixture.signIn('Ann', PASSWORD)),
    ]
    await fixture.players.revokeOthers(bearer)
    for (const { token } of others) expect(await fixture.players.findByToken(token)).toBeUndefined()
    expect(await fixture.players.findByToken(bearer.token)).toBeDefined()
  })

  test('are fifty at most; the least recently used one ends first', async () => {
    const bearer = await fixture.ann()
    for (let count = 0; count < 60; count++) {
      fixture.now += 1
      unwrap(await fixture.signIn('Ann', PASSWORD))
    }
    expect(await fixture.storage.sessions(bearer.player.id)).toHaveLength(50)
    expect(await fixture.players.findByToken(bearer.token)).toBeUndefined()
  })

  test('do not notify a listener that has unsubscribed', async () => {
    const guest = await fixture.guest()
    let hasEnded = false
    const stop = fixture.players.onSessionEnded(guest, () => {
      hasEnded = true
    })
    stop()
    await fixture.players.signOut(guest)
    expect(hasEnded).toBe(false)
  })
})
