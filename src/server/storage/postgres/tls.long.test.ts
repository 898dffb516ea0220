import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { openPostgresStorage } from './postgres-storage.ts'

const NOBODY = 65_534
/** The certificate is for localhost, and its authority is in authority.pem. */
const folder = mkdtempSync(join(tmpdir(), 'quincunx-tls-'))
cpSync(join(import.meta.dirname, '../../../testing/fixtures/tls'), folder, { recursive: true })
const path = (name: string) => join(folder, name)
chmodSync(folder, 0o755)
chmodSync(path('server-key.pem'), 0o600)
// PostgreSQL refuses a key that others could read, and does not run as root.
if (process.getuid?.() === 0) chownSync(path('server-key.pem'), NOBODY, NOBODY)
writeFileSync(path('pg_hba.conf'), 'hostssl all all all scram-sha-256\n')

const tls = { ssl: 'on', ssl_cert_file: path('server.pem'), ssl_key_file: path('server-key.pem') }
const [either, onlyTls, withoutTls] = await Promise.all([
  TestPostgres.start(tls),
  TestPostgres.start({ ...tls, hba_file: path('pg_hba.conf') }),
  TestPostgres.start(),
])
afterAll(async () => {
  await Promise.all([either, onlyTls, withoutTls].map(one => one.stop()))
  rmSync(folder, { recursive: true })
})

/** `encrypted` or `plain`, or the sentence of a refusal. */
async function connect(server: TestPostgres, query: string, host = '127.0.0.1'): Promise<string> {
  const url = `${server.url().replace('127.0.0.1', host)}?application_name=probe&${query}`
  const storage = await openPostgresStorage({ url }).catch(error => {
    expect(error).toBeInstanceOf(UserError)
    expect(error.message).not.toContain('a%20password')
    return error.message as string
  })
  if (typeof storage === 'string') return storage
  const encrypted = `SELECT bool_and(ssl) AS all FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'probe'`
  // The administrator's own connections would be refused by a server that wants TLS.
  const isEncrypted = server === onlyTls || (await server.query(encrypted))[0].all
  await storage.close()
  return isEncrypted ? 'encrypted' : 'plain'
}

const AUTHORITY = `sslrootcert=${path('authority.pem')}`
const ANOTHER = `sslrootcert=${path('another-authority.pem')}`

describe('sslmode means what it means to libpq', () => {
  test.each([
    ['disable', either, 'sslmode=disable', 'plain'],
    ['allow', either, 'sslmode=allow', 'plain'],
    ['allow, where TLS is required', onlyTls, 'sslmode=allow', 'encrypted'],
    ['prefer', either, 'sslmode=prefer', 'encrypted'],
    ['prefer, where there is none', withoutTls, 'sslmode=prefer', 'plain'],
    ['require, whatever the certificate is', either, 'sslmode=require', 'encrypted'],
    [
      'verify-ca, whatever host the certificate is for',
      either,
      `sslmode=verify-ca&${AUTHORITY}`,
      'encrypted',
    ],
  ])('%s', async (_, server, query, expected) => {
    expect(await connect(server, query)).toBe(expected)
  })

  test('verify-full, if the certificate is for the host', async () => {
    expect(await connect(either, `sslmode=verify-full&${AUTHORITY}`, 'localhost')).toBe('encrypted')
  })
})

describe('a connection that cannot be encrypted as wanted is refused with a sentence', () => {
  test.each([
    ['there is no TLS', withoutTls, 'sslmode=require', 'offers no encrypted connections'],
    ['only TLS is accepted', onlyTls, 'sslmode=disable', 'accepts only encrypted connections'],
    ['nobody is known who vouches for it', either, 'sslmode=verify-full', 'is not trusted'],
    ['another authority vouches for it', either, `sslmode=verify-full&${ANOTHER}`, 'is not trusted'],
    ['another authority, with verify-ca', either, `sslmode=verify-ca&${ANOTHER}`, 'is not trusted'],
    ['another authority, with require', either, `sslmode=require&${ANOTHER}`, 'is not trusted'],
    ['it is for another host', either, `sslmode=verify-full&${AUTHORITY}`, 'is for another host'],
  ])('%s', async (_, server, query, sentence) => {
    expect(await connect(server, query)).toContain(sentence)
  })
})
