import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  createPlayersFixture,
  HOUR,
  PASSWORD,
  type PlayersFixture,
  unwrap,
} from '#testing/fixtures/players.ts'

let reception: PlayersFixture

beforeEach(() => {
  reception = createPlayersFixture()
})

describe('sessions', () => {
  test('are listed with their device, and which one is asking', async () => {
    const bearer = await reception.ann()
    reception.now += HOUR
    const other = unwrap(await reception.signIn('Ann', PASSWORD))
    expect(await reception.players.sessions(bearer)).toEqual([
      {
        id: other.session,
        device: 'Safari on iPad',
        createdAt: reception.now,
        seenAt: reception.now,
        current: false,
      },
      {
        id: bearer.session,
        device: 'Firefox on Linux',
        createdAt: reception.now - HOUR,
        seenAt: reception.now - HOUR,
        current: true,
      },
    ])
  })

  test('can be ended one by one, but only one’s own', async () => {
    const bearer = await reception.ann()
    const other = unwrap(await reception.signIn('Ann', PASSWORD))
    const stranger = await reception.guest()
    expect(codeOf(await reception.players.revoke(bearer, stranger.session))).toBe('no-such-session')
    expect(await reception.players.findByToken(stranger.token)).toBeDefined()
    expect(codeOf(await reception.players.revoke(bearer, other.session))).toBe('accepted')
    expect(codeOf(await reception.players.revoke(bearer, other.session))).toBe('no-such-session')
    expect(await reception.players.findByToken(other.token)).toBeUndefined()
  })

  test('can all be ended but the one that asks', async () => {
    const bearer = await reception.ann()
    const others = [
      unwrap(await reception.signIn('Ann', PASSWORD)),
      unwrap(await reception.signIn('Ann', PASSWORD)),
    ]
    await reception.players.revokeOthers(bearer)
    for (const { token } of others) expect(await reception.players.findByToken(token)).toBeUndefined()
    expect(await reception.players.findByToken(bearer.token)).toBeDefined()
  })

  test('are fifty at most; the one unused for longest ends first', async () => {
    const bearer = await reception.ann()
    for (let count = 0; count < 60; count++) {
      reception.now += 1
      unwrap(await reception.signIn('Ann', PASSWORD))
    }
    expect(await reception.storage.sessions(bearer.player.id)).toHaveLength(50)
    expect(await reception.players.findByToken(bearer.token)).toBeUndefined()
  })

  test('whoever no longer listens is told nothing', async () => {
    const ended: string[] = []
    const stop = reception.players.onSessionEnded(session => ended.push(session))
    stop()
    await reception.players.signOut(await reception.guest())
    expect(ended).toEqual([])
  })
})
