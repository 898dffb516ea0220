import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEngineClient } from '#node/engine-client.ts'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { createServer } from '#server/server.ts'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import { openSqliteStorageHere } from '#server/storage/sqlite/sqlite-storage.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { addSamplePlayer, openSampleTable } from '#testing/storage-contract/samples.ts'
import { newClient, unwrap } from '#testing/wire/client.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { runCommand } from '../../run-command.ts'

const postgres = await TestPostgres.start()
const url = postgres.url(await postgres.createDatabase())
const storage = await openPostgresStorage({ url })
afterAll(async () => {
  await storage.close()
  await postgres.stop()
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-admin-'))
  vi.stubEnv('QUINCUNX_DATA', folder)
  vi.stubEnv('DATABASE_URL', url)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function admin(...given: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await runCommand(['admin', ...given])
    return log.mock.calls.join('\n')
  } finally {
    log.mockRestore()
  }
}

async function startNode() {
  writeFileSync(join(folder, 'index.html'), '<title>Quincunx</title>')
  const server = await createServer({
    ...{ webFolder: folder, storage: await openPostgresStorage({ url }), engineClient: openEngineClient() },
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as { port: number }
  return { port, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

describe('with data in PostgreSQL', () => {
  it('lists and changes players while no server runs', async () => {
    await addSamplePlayer(storage, 'ann', { name: 'Annabella' })
    expect(await admin('players')).toContain('Annabella')
    await admin('rename', 'Annabella', 'Belle', '--yes')
    expect((await storage.players.find('ann'))?.name).toBe('Belle')
  })

  it('checks everything, also while a server runs', async () => {
    await openSampleTable(storage, 't')
    await storage.nodes.renew('a server')
    // The machine of the command needs no data folder.
    vi.stubEnv('QUINCUNX_DATA', join(folder, 'nothing'))
    expect(await admin('check')).toContain('Everything is in order.')
    await storage.nodes.remove('a server')
  })

  it('[F20] reaches players at a running server, which it lists', async () => {
    const node = await startNode()
    try {
      const guest = await newClient(node)
      const { id } = guest.player
      const socket = await openRawSocket({ port: node.port, token: guest.token })
      await socket.message('hello')
      expect(await admin('status')).toMatch(/, 1 server running\n {2}server {7}\S+ on \S+, version /)
      await admin('rename', id, 'Zebra', '--yes')
      expect(JSON.stringify(unwrap(await guest.api.me()))).toContain('Zebra')
      await admin('ban', id, '--yes')
      expect(await socket.closed()).toBe(CLOSE_CODES.stranger)
      await admin('delete-player', id, '--yes')
      expect(await admin('players', 'Zebra')).toBe('No players found.')
    } finally {
      await node.close()
    }
    vi.stubEnv('DATABASE_URL', '')
    expect(await admin('tables', '--database', url)).toContain('Obstruction, waiting')
  })

  it('moves a data folder to a database and back', async () => {
    const file = join(folder, 'house.sqlite')
    writeFileSync(file, '')
    const old = await openSqliteStorageHere(file)
    await addSamplePlayer(old, 'zoe', { name: 'Zoë' })
    await openSampleTable(old, 't')
    await old.close()
    const target = postgres.url(await postgres.createDatabase())
    const moved = await admin('move-to-postgres', target)
    expect(moved).toMatch(
      /^Moved to postgres:\/\/127\.0\.0\.1:\d+\/test_\d+: 1 player, 1 table with 1 entry, 0 finished games\./,
    )
    expect(moved).not.toContain('password')
    await expect(admin('move-to-postgres', target)).rejects.toThrow('The database is not empty')
    vi.stubEnv('DATABASE_URL', target)
    expect(await admin('players')).toContain('Zoë')
    await expect(admin('move-to-sqlite')).rejects.toThrow('exists already')
    expect(await admin('move-to-sqlite', '--data', join(folder, 'new'))).toContain('1 player, 1 table')
    vi.stubEnv('DATABASE_URL', '')
    await expect(admin('move-to-sqlite')).rejects.toThrow('Which database should it read?')
    expect(await admin('players', '--data', join(folder, 'new'))).toContain('Zoë')
  })

  it('names PostgreSQL’s own tools for copies', async () => {
    await expect(admin('backup', join(folder, 'copy'))).rejects.toThrow('pg_dump')
    await expect(admin('restore', join(folder, 'copy'))).rejects.toThrow('pg_restore')
    await expect(admin('compact')).rejects.toThrow('VACUUM FULL')
  })
})
