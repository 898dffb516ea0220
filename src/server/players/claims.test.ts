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

let reception: PlayersFixture

beforeEach(() => {
  reception = createPlayersFixture()
})

describe('a claimed name', () => {
  test('is held by its password, in whatever case it is written', async () => {
    const { player, token } = await reception.ann()
    expect((await reception.players.findByToken(token))?.player).toEqual({
      ...player,
      name: 'Ann',
      claimed: true,
    })
    const signed = unwrap(await reception.signIn(' aNN ', PASSWORD))
    expect(signed.player).toEqual({ id: player.id, name: 'Ann', claimed: true })
    expect(await reception.players.findByToken(signed.token)).toMatchObject({ player: { id: player.id } })
  })

  test('cannot be taken or claimed by another', async () => {
    await reception.ann()
    const { player } = await reception.guest()
    expect(codeOf(await reception.players.rename(player.id, 'ann'))).toBe('name-taken')
    expect(codeOf(await reception.players.claim(player.id, { name: 'Ａｎｎ', password: PASSWORD }))).toBe(
      'name-taken',
    )
  })

  test('claimed by two at once belongs to one', async () => {
    const guests = await Promise.all([reception.guest(), reception.guest(), reception.guest()])
    const claims = guests.map(({ player }) =>
      reception.players.claim(player.id, { name: 'Ann', password: PASSWORD }),
    )
    expect((await Promise.all(claims)).map(codeOf).sort()).toEqual(['accepted', 'name-taken', 'name-taken'])
  })

  test('is changed by renaming, and the old one is free', async () => {
    const { player } = await reception.ann()
    unwrap(await reception.players.rename(player.id, 'Anna'))
    expect((await reception.guest('Ann')).player.name).toBe('Ann')
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(unwrap(await reception.signIn('Anna', PASSWORD)).player.id).toBe(player.id)
  })

  test('is claimed once; after that its password is changed', async () => {
    const { player } = await reception.ann()
    const again = { name: 'Ann', password: 'another one' }
    expect(codeOf(await reception.players.claim(player.id, again))).toBe('already-claimed')
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('an unknown name and a wrong password are refused alike, with the same work', async () => {
    await reception.ann()
    let hashes = 0
    const check = reception.passwords.check
    reception.passwords.check = (password, stored) => {
      hashes++
      return check(password, stored)
    }
    const wrong = await reception.signIn('Ann', 'wrong horse')
    expect(wrong).toEqual({ ok: false, rejection: { code: 'wrong-sign-in' } })
    expect(await reception.signIn('Nobody', 'wrong horse')).toEqual(wrong)
    expect(await reception.signIn('', 'wrong horse')).toEqual(wrong)
    expect(hashes).toBe(3)
  })

  test('a guest who bears a name without a password cannot be signed in as', async () => {
    await reception.guest('Bob')
    expect(codeOf(await reception.signIn('Bob', ''))).toBe('wrong-sign-in')
  })

  test('is hashed anew on signing in once more is asked of hashes', async () => {
    const { player } = await reception.ann()
    const stronger = openPasswords({
      hashing: { atOnce: 1, waiting: 1 },
      strength: { ...WEAK_HASHING, passes: 2 },
    })
    const later = openPlayers({ storage: reception.storage, passwords: stronger, now: () => reception.now })
    unwrap(await later.signIn({ name: 'Ann', password: PASSWORD, device: '' }))
    expect((await reception.storage.find(player.id))?.password).toContain('t=2')
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('accepted')
  })
})

describe('changing a password', () => {
  test('needs the old one', async () => {
    const bearer = await reception.ann()
    const change = { old: 'wrong horse', password: 'another one' }
    expect(codeOf(await reception.players.changePassword(bearer, change))).toBe('wrong-password')
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('ends all other sessions and tells of it', async () => {
    const bearer = await reception.ann()
    const other = unwrap(await reception.signIn('Ann', PASSWORD))
    const ended: string[] = []
    reception.players.onSessionEnded(session => ended.push(session))
    unwrap(await reception.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(ended).toEqual([other.session])
    expect(await reception.players.findByToken(other.token)).toBeUndefined()
    expect(await reception.players.findByToken(bearer.token)).toBeDefined()
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(codeOf(await reception.signIn('Ann', 'another one'))).toBe('accepted')
  })

  test('is not for guests, who have none', async () => {
    const change = { old: '', password: 'another one' }
    expect(codeOf(await reception.players.changePassword(await reception.guest(), change))).toBe(
      'not-claimed',
    )
  })

  test('leaves no session to whoever signs in with the old one meanwhile', async () => {
    const bearer = await reception.ann()
    runDuringHash(() => reception.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(codeOf(await reception.signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(await reception.players.sessions(bearer)).toEqual([expect.objectContaining({ current: true })])
  })

  test('is not undone by another change from the old one meanwhile', async () => {
    const bearer = await reception.ann()
    runDuringHash(() => reception.players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    const late = await reception.players.changePassword(bearer, { old: PASSWORD, password: 'a third one' })
    expect(codeOf(late)).toBe('wrong-password')
    expect(codeOf(await reception.signIn('Ann', 'another one'))).toBe('accepted')
  })
})

/** Lets this happen while the next password is checked. */
function runDuringHash(happen: () => Promise<Result<unknown>>) {
  const check = reception.passwords.check
  reception.passwords.check = async (password, stored) => {
    reception.passwords.check = check
    const right = await check(password, stored)
    unwrap(await happen())
    return right
  }
}
