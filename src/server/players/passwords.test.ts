import { describe, expect, test } from 'vitest'
import { openConcurrencyLimit } from './concurrency-limit.ts'
import { readPassword } from './password-rules.ts'
import { type Argon2, openPasswords } from './passwords.ts'

const hashing = { atOnce: 2, waiting: 20 }

describe('passwords', () => {
  test('are stored as a hash that carries its salt and parameters', async () => {
    const passwords = openPasswords({ hashing })
    const stored = await passwords.hash('correct horse')
    expect(stored.ok && stored.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    if (!stored.ok) return
    expect(await passwords.check('correct horse', stored.value)).toEqual({ ok: true, value: true })
    expect(await passwords.check('correct horsf', stored.value)).toEqual({ ok: true, value: false })
    expect(await passwords.hash('correct horse')).not.toEqual(stored)
  })

  test('match however the keyboard composes their letters', async () => {
    const passwords = openPasswords({ hashing, strength: WEAK })
    const stored = await passwords.hash('Ju\u0308rgens Pferd')
    expect(stored.ok && (await passwords.check('J\u00fcrgens Pferd', stored.value))).toMatchObject({
      value: true,
    })
  })

  test('hashed with weaker parameters still match, and are outdated', async () => {
    const before = await openPasswords({ hashing, strength: WEAK }).hash('correct horse')
    const passwords = openPasswords({ hashing })
    if (!before.ok) throw new Error('refused')
    expect(await passwords.check('correct horse', before.value)).toMatchObject({ value: true })
    expect(passwords.isOutdated(before.value)).toBe(true)
  })

  test('without a stored hash do not match, after the same amount of work', async () => {
    const costs: unknown[] = []
    const argon2: Argon2 = (_, { nonce: _nonce, message: _message, ...cost }, call) => {
      costs.push(cost)
      call(null, Buffer.alloc(32))
    }
    const passwords = openPasswords({ hashing, argon2 })
    const stored = await passwords.hash('correct horse')
    expect(await passwords.check('correct horse', undefined)).toEqual({ ok: true, value: false })
    expect(stored.ok && (await passwords.check('correct horse', stored.value))).toMatchObject({ value: true })
    expect(costs).toEqual(Array(3).fill({ memory: 19456, passes: 2, parallelism: 1, tagLength: 32 }))
  })

  test('are refused if Node has no argon2', async () => {
    const passwords = openPasswords({ hashing, argon2: undefined })
    const refusal = { ok: false, rejection: { code: 'passwords-not-possible' } }
    expect(await passwords.hash('correct horse')).toEqual(refusal)
    expect(await passwords.check('correct horse', undefined)).toEqual(refusal)
  })

  test.each([
    ['1234567', 'password-too-short'],
    ['x'.repeat(201), 'password-too-long'],
    ['quiet heron', 'password-is-the-name'],
    [' QUIET HERON ', 'password-is-the-name'],
  ])('%j is refused: %s', (password, code) => {
    expect(readPassword(password, 'Quiet Heron')).toMatchObject({ ok: false, rejection: { code } })
  })

  test.each(['12345678', 'x'.repeat(200), '😀😀😀😀😀😀😀😀'])('%j is accepted', password => {
    expect(readPassword(password, 'Quiet Heron').ok).toBe(true)
  })
})

/** The minimum that argon2 accepts. */
const WEAK = { memory: 64, passes: 1, parallelism: 1 }

describe('a concurrency limit', () => {
  test('[F14] runs two at once, queues twenty, and rejects the rest as busy', async () => {
    const limit = openConcurrencyLimit(hashing)
    let running = 0
    let maxRunning = 0
    const work = async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise(resolve => setImmediate(resolve))
      running--
    }
    const results = await Promise.all(Array.from({ length: 100 }, () => limit.run(work)))
    expect(maxRunning).toBe(2)
    expect(results.filter(({ ok }) => ok)).toHaveLength(22)
    expect(results[99]).toEqual({ ok: false, rejection: { code: 'busy' } })
    expect((await limit.run(work)).ok).toBe(true)
  })

  test('frees the slot of work that fails', async () => {
    const limit = openConcurrencyLimit({ atOnce: 1, waiting: 0 })
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await limit.run(async () => 7)).toEqual({ ok: true, value: 7 })
  })
})
