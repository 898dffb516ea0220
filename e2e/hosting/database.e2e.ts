import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import { addSamplePlayer } from '#testing/storage-contract/samples.ts'
import { keepForFile, onCleanup } from '#testing/wire/cleanup.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { DebianPostgres, newPostgresFolder } from './debian-postgres.ts'
import { documentedBlock, withReplacements } from './documented-block.ts'
import { runQuincunx } from './run-quincunx.ts'

let postgres: DebianPostgres
let backup: string

/** The guide's commands, run by PostgreSQL's user, who needs no sudo. */
const commands = (text: string, replacements: Readonly<Record<string, string>> = {}) =>
  withReplacements(documentedBlock(text), replacements)

/** Creates the user and the database as the guide says. */
function createDatabase(server: DebianPostgres): void {
  const create = commands('createdb', { 'sudo -u postgres ': '', 'apt-get install postgresql\n': '' })
  server.run(create, 'PASSWORD\nPASSWORD\n')
}

async function addPlayer(server: DebianPostgres, id: string): Promise<void> {
  const storage = await openPostgresStorage({ url: server.url() })
  await addSamplePlayer(storage, id)
  await storage.close()
}

const playersOf = (server: DebianPostgres) =>
  server.query('SELECT string_agg(id, chr(44) ORDER BY id) FROM players')

beforeAll(() =>
  keepForFile(async () => {
    postgres = await DebianPostgres.start()
    backup = await newPostgresFolder('wal')
    createDatabase(postgres)
  }),
)

describe('PostgreSQL as docs/hosting.md sets it up', () => {
  test('is used by the server’s own commands, with the address of the guide', async () => {
    const [, address] = /^DATABASE_URL=(.*)$/m.exec(
      documentedBlock('DATABASE_URL=postgres://quincunx:PASSWORD@localhost/quincunx'),
    )!
    const url = address!.replace('localhost', `localhost:${postgres.port}`)
    expect(runQuincunx(['admin', 'status'], { DATABASE_URL: url })).toContain('not running')
    await addPlayer(postgres, 'ann')
    expect(runQuincunx(['admin', 'players'], { DATABASE_URL: url })).toContain('ann')
  })

  test('is dumped, and restored into an empty database', async () => {
    const paths = { '/backup/': `${backup}/` }
    postgres.run(commands('pg_dump --format', paths))
    postgres.run('dropdb quincunx')
    const [, create] = /^sudo -u postgres (createdb .*)$/m.exec(documentedBlock('createdb'))!
    postgres.run(create!)
    const [restore] = commands('pg_restore', paths).split('\n')
    postgres.run(restore!)
    expect(playersOf(postgres)).toBe('ann')
    expect(runQuincunx(['admin', 'check'], { DATABASE_URL: postgres.url() })).toContain(
      'Everything is in order.',
    )
  })

  test('goes back to any moment by its archive', async () => {
    postgres.configure(commands('archive_command', { '/backup/': `${backup}/` }))
    postgres.stop()
    await postgres.start()
    postgres.run(commands('pg_basebackup --username=postgres', { '/backup/': `${backup}/` }))
    await addPlayer(postgres, 'before')
    const moment = postgres.query('SELECT clock_timestamp()')
    await addPlayer(postgres, 'after')
    const segment = postgres.query('SELECT pg_walfile_name(pg_switch_wal())')
    expect(segment).toMatch(/^[0-9A-F]{24}$/)
    // The copy has archived parts of the log before.
    await waitUntil(
      () => postgres.query('SELECT last_archived_wal FROM pg_stat_archiver') >= segment,
      'The log is archived',
    )
    postgres.stop()
    // The log of the lost machine is lost too: everything comes from the copy and the archive.
    rmSync(postgres.data, { recursive: true })
    postgres.run(`cp -R ${backup}/base ${postgres.data}`)
    const recovery = { '/backup/': `${backup}/`, '2026-11-18 14:05:00+00': moment }
    postgres.configure(commands('recovery_target_time', recovery))
    postgres.run(commands('recovery.signal', { '/var/lib/postgresql/15/main': postgres.data }))
    await postgres.start()
    await waitUntil(() => postgres.query('SELECT pg_is_in_recovery()') === 'f', 'The recovery is done')
    expect(playersOf(postgres)).toBe('ann,before')
    expect(runQuincunx(['admin', 'check'], { DATABASE_URL: postgres.url() })).toContain(
      'Everything is in order.',
    )
  })
})

test('the primary of a synchronous pair is lost, its standby promoted, and a server goes on with the same address', async () => {
  const primary = await DebianPostgres.start()
  createDatabase(primary)
  primary.run(commands('--replication', { 'sudo -u postgres ': '' }), 'PASSWORD\nPASSWORD\n')
  primary.allow('host replication replicator 127.0.0.1/32 scram-sha-256')
  // Created before commits wait for a standby.
  await addPlayer(primary, 'ann')
  const standby = await DebianPostgres.prepare()
  primary.stop()
  await primary.start()
  standby.run(
    commands('--write-recovery-conf', {
      '--host=db1': `--host=127.0.0.1 --port=${primary.port}`,
      '/var/lib/postgresql/15/main': standby.data,
    }),
  )
  standby.configure(`port = ${standby.port}\nunix_socket_directories = '${standby.data}'`)
  await standby.start()
  primary.configure(commands('synchronous_standby_names', { "'*'\n": "'127.0.0.1'\n" }))
  primary.query('SELECT pg_reload_conf()')
  await waitUntil(
    () => primary.query('SELECT sync_state FROM pg_stat_replication') === 'quorum',
    'The standby is synchronous',
  )
  const [, address] = /^DATABASE_URL=(.*)$/m.exec(documentedBlock('target_session_attrs'))!
  const url = address!.replace('db1,db2', `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`)
  const storage = await openPostgresStorage({ url })
  onCleanup(() => storage.close())
  await addSamplePlayer(storage, 'shown')
  primary.stop('immediate')
  standby.run(commands('pg_promote', { 'sudo -u postgres ': '' }))
  const isBack = () =>
    storage.check().then(
      () => true,
      () => false,
    )
  await waitUntil(isBack, 'The storage works again')
  expect(await storage.players.find('shown')).toBeDefined()
  expect(playersOf(standby)).toBe('ann,shown')
  expect(readFileSync(join(standby.data, 'postgresql.auto.conf'), 'utf8')).toContain('primary_slot_name')
})
