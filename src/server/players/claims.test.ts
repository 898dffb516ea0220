import { beforeEach, describe, expect, test } from 'vitest'
import type { Result } from '#kernel/result.ts'
import {
  codeOf,
  createPlayersFixture,
  PASSWORD,
  type PlayersFixture,
  unwrap,
  WEAK_HASHING,
} from '#testing/fixtures/players.ts'
import { openPasswords } from './passwords.ts'
import { openPlayers } from './players.ts'

let fixture: PlayersFixture

beforeEach(() => {
  fixture = createPlayersFixture()
})

describe('a claimed name', () => {
  test('is used to sign in with its password, in any upper or lower case', async () => {
    const { player, token } = await fixture.ann()
    expect((await fixture.players.findByToken(token))?.player).toEqual({
      ...player,
      name: 'Ann',
      claimed: true,
    })
    const signedIn = unwrap(await fixture.signIn(' aNN ', PASSWORD))
    expect(signedIn.player).toEqual({ id: player.id, name: 'Ann', claimed: true })
    expect(await fixture.players.findByToken(signedIn.token)).toMatchObject({ player: { id: player.id } })
  })

  test('cannot be taken or claimed by another player', async () => {
    await fixture.ann()
    const { player } = await fixture.guest()
    expect(codeOf(await fixture.players.rename(player.id, 'ann'))).toBe('name-taken')
    expect(codeOf(await fixture.players.claim(player.id, { name: 'Ａｎｎ', password: PASSWORD }))).toBe(
      'name-taken',
    )
  })

  test('belongs to one player if several claim it at once', async () => {
    const guests = await Promise.all([fixture.guest(), fixture.guest(), fixture.guest()])
    const claims = guests.map(({ player }) =>
      fixture.players.claim(player.id, { name: 'Ann', password: PASSWORD }),
    )
    expect((await Promise.all(claims)).map(codeOf).sort()).toEqual(['accepted', 'name-taken', 'name-taken'])
  })

  test('is replaced by renaming, which frees the old name', async () => {
    const { player } = await fixture.ann()
    unwrap(await fixture.players.rename(player.id, 'Anna'))
    expect((await fixture.guest('Ann')).player.name).toBe('Ann')
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(unwrap(await fixture.signIn('Anna', PASSWORD)).player.id).toBe(player.id)
  })

  test('cannot be claimed again by its owner', async () => {
    const { player } = await fixture.ann()
    const again = { name: 'Ann', password: 'another one' }
    expect(codeOf(await fixture.players.claim(player.id, again))).toBe('already-claimed')
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('an unknown name and a wrong password are refused alike, after the same amount of work', async () => {
    await fixture.ann()
    let hashes = 0
    const check = fixture.passwords.check
    fixture.passwords.check = (password, stored) => {
      hashes++
      return check(password, stored)
    }
    const wrong = await fixture.signIn('Ann', 'wrong horse')
    expect(wrong).toEqual({ ok: false, rejection: { code: 'wrong-sign-in' } })
    expect(await fixture.signIn('Nobody', 'wrong horse')).toEqual(wrong)
    expect(await fixture.signIn('', 'wrong horse')).toEqual(wrong)
    expect(hashes).toBe(3)
  })

  test('nobody can sign in as a guest whose name has no password', async () => {
    await fixture.guest('Bob')
    expect(codeOf(await fixture.signIn('Bob', ''))).toBe('wrong-sign-in')
  })

  test('gets a stronger hash at the next sign-in when the parameters are raised', async () => {
    const { player } = await fixture.ann()
    const stronger = openPasswords({
      hashing: { atOnce: 1, waiting: 1 },
      strength: { ...WEAK_HASHING, passes: 2 },
    })
    const later = openPlayers({ storage: fixture.storage, passwords: stronger, now: () => fixture.now })
    unwrap(await later.signIn({ name: 'Ann', password: PASSWORD, device: '' }))
    expect((await fixture.storage.find(player.id))?.password).toContain('t=2')
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('accepted')
  })
})

describe('a listener', () => {
  test('hears that a player has been renamed or has claimed a name, until it unsubscribes', async () => {
    const changed: unknown[] = []
    const stop = fixture.players.onPlayerChanged(player => changed.push(player))
    const { player } = await fixture.ann()
    await fixture.players.rename(player.id, 'Anna')
    await fixture.players.rename(player.id, 'You')
    stop()
    await fixture.players.rename(player.id, 'Anne')
    const { id } = player
    expect(changed).toEqual([
      { id, name: 'Ann', claimed: true },
      { id, name: 'Anna', claimed: true },
    ])
  })
})

describe('changing a password', () => {
  test('requires the old one', async () => {
    const bearer = await fixture.ann()
    const change = { old: 'wrong horse', password: 'another one' }
    expect(codeOf(await fixture.players.changePassword(bearer, change))).toBe('wrong-password')
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('ends all other sessions and notifies listeners', async () => {
    const bearer = await fixture.ann()
    const other = unwrap(await fixture.signIn('Ann', PASSWORD))
    const ended: string[] = []
    for (const one of [bearer, other]) fixture.players.onSessionEnded(one, () => ended.push(one.session))
    unwrap(await fixture.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(ended).toEqual([other.session])
    expect(await fixture.players.findByToken(other.token)).toBeUndefined()
    expect(await fixture.players.findByToken(bearer.token)).toBeDefined()
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(codeOf(await fixture.signIn('Ann', 'another one'))).toBe('accepted')
  })

  test('is refused for guests, who have none', async () => {
    const change = { old: '', password: 'another one' }
    expect(codeOf(await fixture.players.changePassword(await fixture.guest(), change))).toBe('not-claimed')
  })

  test('leaves no session to a sign-in with the old one that runs at the same time', async () => {
    const bearer = await fixture.ann()
    runDuringHash(() => fixture.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(codeOf(await fixture.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(await fixture.players.sessions(bearer)).toEqual([expect.objectContaining({ current: true })])
  })

  test('is not undone by a simultaneous change from the old one', async () => {
    const bearer = await fixture.ann()
    runDuringHash(() => fixture.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    const late = await fixture.players.changePassword(bearer, { old: PASSWORD, password: 'a third one' })
    expect(codeOf(late)).toBe('wrong-password')
    expect(codeOf(await fixture.signIn('Ann', 'another one'))).toBe('accepted')
  })
})

/** Runs the action during the next password check. */
function runDuringHash(action: () => Promise<Result<unknown>>) {
  const check = fixture.passwords.check
  fixture.passwords.check = async (password, stored) => {
    fixture.passwords.check = check
    const result = await check(password, stored)
    unwrap(await action())
    return result
  }
}
