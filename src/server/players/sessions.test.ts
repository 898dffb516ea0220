import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, given, HOUR, openReception, PASSWORD, type Reception } from '#testing/reception.ts'

let reception: Reception

beforeEach(() => {
  reception = openReception()
})

describe('sessions', () => {
  test('are listed with their device, and which one is asking', async () => {
    const bearer = await reception.ann()
    reception.now += HOUR
    const other = given(await reception.signIn('Ann', PASSWORD))
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
    const other = given(await reception.signIn('Ann', PASSWORD))
    const stranger = await reception.guest()
    expect(codeOf(await reception.players.revoke(bearer, stranger.session))).toBe('no-such-session')
    expect(await reception.players.recognise(stranger.token)).toBeDefined()
    expect(codeOf(await reception.players.revoke(bearer, other.session))).toBe('accepted')
    expect(codeOf(await reception.players.revoke(bearer, other.session))).toBe('no-such-session')
    expect(await reception.players.recognise(other.token)).toBeUndefined()
  })

  test('can all be ended but the one that asks', async () => {
    const bearer = await reception.ann()
    const others = [
      given(await reception.signIn('Ann', PASSWORD)),
      given(await reception.signIn('Ann', PASSWORD)),
    ]
    await reception.players.revokeOthers(bearer)
    for (const { token } of others) expect(await reception.players.recognise(token)).toBeUndefined()
    expect(await reception.players.recognise(bearer.token)).toBeDefined()
  })

  test('are fifty at most; the one unused for longest ends first', async () => {
    const bearer = await reception.ann()
    for (let count = 0; count < 60; count++) {
      reception.now += 1
      given(await reception.signIn('Ann', PASSWORD))
    }
    expect(await reception.storage.sessions(bearer.player.id)).toHaveLength(50)
    expect(await reception.players.recognise(bearer.token)).toBeUndefined()
  })

  test('whoever no longer listens is told nothing', async () => {
    const ended: string[] = []
    const stop = reception.players.onEnded(session => ended.push(session))
    stop()
    await reception.players.signOut(await reception.guest())
    expect(ended).toEqual([])
  })
})
