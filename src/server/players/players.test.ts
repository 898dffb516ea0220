import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Result } from '#kernel/result.ts'
import { openMemory } from '../storage/memory.ts'
import type { PlayerStorage } from '../storage/storage.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { type Arrived, openPlayers, type Players } from './players.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PASSWORD = 'correct horse'

let now: number
let storage: PlayerStorage
let passwords: Passwords
let players: Players

beforeEach(() => {
  now = 1_000_000
  storage = openMemory().players
  passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK })
  players = openPlayers({ storage, passwords, now: () => now })
})

/** As little as argon2 takes. */
const WEAK = { memory: 64, passes: 1, parallelism: 1 }

function given<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${result.rejection.code}`)
  return result.value
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'accepted' : result.rejection.code
}

async function guest(name?: string): Promise<Arrived> {
  return given(await players.welcome({ device: 'Firefox on Linux', name }))
}

/** Ann has claimed her name on one device. */
async function ann(): Promise<Arrived> {
  const arrived = await guest()
  given(await players.claim(arrived.player.id, { name: 'Ann', password: PASSWORD }))
  return arrived
}

const signIn = (name: string, password: string) =>
  players.signIn({ name, password, device: 'Safari on iPad' })

describe('a guest', () => {
  test('gets a friendly name and a token of 256 bits, and is known by it', async () => {
    const { player, session, token } = await guest()
    expect(player).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^\w+ \w+$/),
      claimed: false,
    })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await players.recognise(token)).toEqual({ player, session })
  })

  test('leaves only the hash of the token behind', async () => {
    const { player, token } = await guest()
    const [session] = await storage.sessions(player.id)
    expect(session?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify([session, await storage.find(player.id)])).not.toContain(token)
  })

  test('may choose a name, unless someone has claimed it', async () => {
    await ann()
    expect((await guest(' Bob ')).player.name).toBe('Bob')
    expect((await guest('Bob')).player.name).toBe('Bob')
    expect(codeOf(await players.welcome({ device: '', name: 'ANN' }))).toBe('name-taken')
    expect(codeOf(await players.welcome({ device: '', name: 'A' }))).toBe('name-too-short')
  })

  test('is renamed at once for all who ask', async () => {
    const { player, token } = await guest()
    await players.recognise(token)
    expect(given(await players.rename(player.id, 'Bob'))).toEqual({ ...player, name: 'Bob' })
    expect((await players.recognise(token))?.player.name).toBe('Bob')
  })

  test('draws another name where the first is claimed', async () => {
    const zeros = openPlayers({ storage, passwords, now: () => now, bytes: drawsOf([0, 0, 1, 0]) })
    const first = given(await zeros.welcome({ device: '' })).player
    given(await players.claim(first.id, { name: first.name, password: PASSWORD }))
    const again = openPlayers({ storage, passwords, now: () => now, bytes: drawsOf([0, 0, 1, 0]) })
    expect(given(await again.welcome({ device: '' })).player.name).not.toBe(first.name)
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

describe('[F13] a token', () => {
  test.each(['', 'null', 'x'.repeat(43), 'é'.repeat(43), 'x'.repeat(10_000)])(
    '%.50j that was never given is nobody’s',
    async token => {
      expect(await players.recognise(token)).toBeUndefined()
    },
  )

  test('is worth nothing once its session is ended, even if it was used a moment ago', async () => {
    const arrived = await guest()
    await players.recognise(arrived.token)
    await players.signOut(arrived)
    expect(await players.recognise(arrived.token)).toBeUndefined()
  })

  test('that is being looked up while its session is ended is not remembered', async () => {
    const arrived = await guest()
    const looking = players.recognise(arrived.token)
    await players.signOut(arrived)
    await looking
    expect(await players.recognise(arrived.token)).toBeUndefined()
  })

  test('ended at another house is known here for ten seconds at most', async () => {
    const arrived = await guest()
    await players.recognise(arrived.token)
    await openPlayers({ storage, passwords, now: () => now }).signOut(arrived)
    now += 10_000
    expect(await players.recognise(arrived.token)).toBeUndefined()
  })

  test('lasts 180 days after it was last used, and is then gone', async () => {
    const { player, token } = await guest()
    for (let visit = 0; visit < 3; visit++) {
      now += 179 * DAY
      expect((await players.recognise(token))?.player).toEqual(player)
    }
    now += 181 * DAY
    expect(await players.recognise(token)).toBeUndefined()
    expect(await storage.sessions(player.id)).toEqual([])
  })

  test('however often used, is noted as seen once an hour', async () => {
    const written: number[] = []
    const { token } = await guest()
    const seen = storage.seen
    storage.seen = async (session, at) => {
      written.push(at)
      await seen(session, at)
    }
    for (const end = now + 3 * HOUR; now < end; now += 60_000) await players.recognise(token)
    expect(written).toHaveLength(2)
  })

  test('used many times at once is looked up once', async () => {
    const { token } = await guest()
    const bearer = storage.bearer
    let lookups = 0
    storage.bearer = hash => {
      lookups++
      return bearer(hash)
    }
    await Promise.all(Array.from({ length: 50 }, () => players.recognise(token)))
    expect(lookups).toBe(1)
  })

  test('[F10] is still good after the storage was in trouble', async () => {
    const { token } = await guest()
    const bearer = storage.bearer
    storage.bearer = () => Promise.reject(new Error('locked'))
    await expect(players.recognise(token)).rejects.toThrow('locked')
    storage.bearer = bearer
    expect(await players.recognise(token)).toBeDefined()
  })
})

describe('a claimed name', () => {
  test('is held by its password, in whatever case it is written', async () => {
    const { player, token } = await ann()
    expect((await players.recognise(token))?.player).toEqual({ ...player, name: 'Ann', claimed: true })
    const signed = given(await signIn(' aNN ', PASSWORD))
    expect(signed.player).toEqual({ id: player.id, name: 'Ann', claimed: true })
    expect(await players.recognise(signed.token)).toMatchObject({ player: { id: player.id } })
  })

  test('cannot be taken or claimed by another', async () => {
    await ann()
    const { player } = await guest()
    expect(codeOf(await players.rename(player.id, 'ann'))).toBe('name-taken')
    expect(codeOf(await players.claim(player.id, { name: 'Ａｎｎ', password: PASSWORD }))).toBe('name-taken')
  })

  test('claimed by two at once belongs to one', async () => {
    const guests = await Promise.all([guest(), guest(), guest()])
    const claims = guests.map(({ player }) => players.claim(player.id, { name: 'Ann', password: PASSWORD }))
    expect((await Promise.all(claims)).map(codeOf).sort()).toEqual(['accepted', 'name-taken', 'name-taken'])
  })

  test('is changed by renaming, and the old one is free', async () => {
    const { player } = await ann()
    given(await players.rename(player.id, 'Anna'))
    expect((await guest('Ann')).player.name).toBe('Ann')
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(given(await signIn('Anna', PASSWORD)).player.id).toBe(player.id)
  })

  test('is claimed once; after that its password is changed', async () => {
    const { player } = await ann()
    const again = { name: 'Ann', password: 'another one' }
    expect(codeOf(await players.claim(player.id, again))).toBe('already-claimed')
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('an unknown name and a wrong password are refused alike, with the same work', async () => {
    await ann()
    let hashes = 0
    const check = passwords.check
    passwords.check = (password, stored) => {
      hashes++
      return check(password, stored)
    }
    const wrong = await signIn('Ann', 'wrong horse')
    expect(wrong).toEqual({ ok: false, rejection: { code: 'wrong-sign-in' } })
    expect(await signIn('Nobody', 'wrong horse')).toEqual(wrong)
    expect(await signIn('', 'wrong horse')).toEqual(wrong)
    expect(hashes).toBe(3)
  })

  test('a guest who bears a name without a password cannot be signed in as', async () => {
    await guest('Bob')
    expect(codeOf(await signIn('Bob', ''))).toBe('wrong-sign-in')
  })

  test('is hashed anew on signing in once more is asked of hashes', async () => {
    const { player } = await ann()
    const stronger = openPasswords({ hashing: { atOnce: 1, waiting: 1 }, strength: { ...WEAK, passes: 2 } })
    const later = openPlayers({ storage, passwords: stronger, now: () => now })
    given(await later.signIn({ name: 'Ann', password: PASSWORD, device: '' }))
    expect((await storage.find(player.id))?.password).toContain('t=2')
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('accepted')
  })
})

describe('changing a password', () => {
  test('needs the old one', async () => {
    const bearer = await ann()
    const change = { old: 'wrong horse', password: 'another one' }
    expect(codeOf(await players.changePassword(bearer, change))).toBe('wrong-password')
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('accepted')
  })

  test('ends all other sessions and tells of it', async () => {
    const bearer = await ann()
    const other = given(await signIn('Ann', PASSWORD))
    const ended: string[] = []
    players.onEnded(session => ended.push(session))
    given(await players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(ended).toEqual([other.session])
    expect(await players.recognise(other.token)).toBeUndefined()
    expect(await players.recognise(bearer.token)).toBeDefined()
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(codeOf(await signIn('Ann', 'another one'))).toBe('accepted')
  })

  test('is not for guests, who have none', async () => {
    const change = { old: '', password: 'another one' }
    expect(codeOf(await players.changePassword(await guest(), change))).toBe('not-claimed')
  })

  test('leaves no session to whoever signs in with the old one meanwhile', async () => {
    const bearer = await ann()
    meanwhile(() => players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    expect(codeOf(await signIn('Ann', PASSWORD))).toBe('wrong-sign-in')
    expect(await players.sessions(bearer)).toEqual([expect.objectContaining({ current: true })])
  })

  test('is not undone by another change from the old one meanwhile', async () => {
    const bearer = await ann()
    meanwhile(() => players.changePassword(bearer, { old: PASSWORD, password: 'another one' }))
    const late = await players.changePassword(bearer, { old: PASSWORD, password: 'a third one' })
    expect(codeOf(late)).toBe('wrong-password')
    expect(codeOf(await signIn('Ann', 'another one'))).toBe('accepted')
  })
})

/** Lets this happen while the next password is checked. */
function meanwhile(happen: () => Promise<Result<unknown>>) {
  const check = passwords.check
  passwords.check = async (password, stored) => {
    passwords.check = check
    const right = await check(password, stored)
    given(await happen())
    return right
  }
}

describe('sessions', () => {
  test('are listed with their device, and which one is asking', async () => {
    const bearer = await ann()
    now += HOUR
    const other = given(await signIn('Ann', PASSWORD))
    expect(await players.sessions(bearer)).toEqual([
      { id: other.session, device: 'Safari on iPad', createdAt: now, seenAt: now, current: false },
      {
        id: bearer.session,
        device: 'Firefox on Linux',
        createdAt: now - HOUR,
        seenAt: now - HOUR,
        current: true,
      },
    ])
  })

  test('can be ended one by one, but only one’s own', async () => {
    const bearer = await ann()
    const other = given(await signIn('Ann', PASSWORD))
    const stranger = await guest()
    expect(codeOf(await players.revoke(bearer, stranger.session))).toBe('no-such-session')
    expect(await players.recognise(stranger.token)).toBeDefined()
    expect(codeOf(await players.revoke(bearer, other.session))).toBe('accepted')
    expect(codeOf(await players.revoke(bearer, other.session))).toBe('no-such-session')
    expect(await players.recognise(other.token)).toBeUndefined()
  })

  test('can all be ended but the one that asks', async () => {
    const bearer = await ann()
    const others = [given(await signIn('Ann', PASSWORD)), given(await signIn('Ann', PASSWORD))]
    await players.revokeOthers(bearer)
    for (const { token } of others) expect(await players.recognise(token)).toBeUndefined()
    expect(await players.recognise(bearer.token)).toBeDefined()
  })

  test('are fifty at most; the one unused for longest ends first', async () => {
    const bearer = await ann()
    for (let count = 0; count < 60; count++) {
      now += 1
      given(await signIn('Ann', PASSWORD))
    }
    expect(await storage.sessions(bearer.player.id)).toHaveLength(50)
    expect(await players.recognise(bearer.token)).toBeUndefined()
  })

  test('whoever no longer listens is told nothing', async () => {
    const ended: string[] = []
    const stop = players.onEnded(session => ended.push(session))
    stop()
    await players.signOut(await guest())
    expect(ended).toEqual([])
  })
})
