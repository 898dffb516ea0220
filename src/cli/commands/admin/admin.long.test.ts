import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorMessage } from '#kernel/errors.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { lockFolder } from '#node/folder-lock.ts'
import { adminApi, adminSocketPath, listenForHost } from '#server/admin/admin-socket.ts'
import type { Administration } from '#server/admin/administration.ts'
import { createServer } from '#server/server.ts'
import { openSqliteStorage, openSqliteStorageHere } from '#server/storage/sqlite/sqlite-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  addSamplePlayer,
  openSampleTable,
  person,
  sitEntry,
  table,
  waiting,
} from '#testing/storage-contract/samples.ts'
import { runCommand } from '../../run-command.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-admin-'))
  file = join(folder, 'house.sqlite')
  vi.stubEnv('QUINCUNX_DATA', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function admin(...given: readonly string[]): Promise<{ code: number | string; output: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    const code = await runCommand(['admin', ...given])
    return { code, output: log.mock.calls.join('\n') }
  } catch (error) {
    return { code: 'error', output: errorMessage(error) }
  } finally {
    log.mockRestore()
  }
}

async function json(...given: readonly string[]) {
  const { output } = await admin(...given, '--json')
  return output === '' ? [] : output.split('\n').map(line => JSON.parse(line))
}

/** Ann, who sits at a waiting table, and Zoë, who has claimed her name. */
async function fill(storage: Storage): Promise<void> {
  await addSamplePlayer(storage, 'ann', { name: 'Annabella' })
  await addSamplePlayer(storage, 'zoe', { name: 'Zoë' })
  await storage.players.claim('zoe', 'Zoë', 'hash')
  const seats = [{ ...person('ann'), name: 'Annabella' }, null]
  const entry = { ...sitEntry(), action: { do: 'sit', seat: 0, sitter: seats[0]! } } as const
  await storage.tables.open(table('t', { code: 'K7-PLUM' }), [entry], { ...waiting, seats })
}

async function fillStoppedFolder(): Promise<void> {
  writeFileSync(file, '')
  const storage = await openSqliteStorageHere(file)
  await fill(storage)
  await storage.close()
}

async function startServer(): Promise<FastifyInstance & { readonly storage: Storage }> {
  const web = join(folder, 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<title>Quincunx</title>')
  const lock = lockFolder(folder)!
  const storage = await openSqliteStorage({ file })
  const server = await createServer({
    ...{ webFolder: web, storage, engineClient: openEngineClient(), adminSocket: adminSocketPath(folder) },
  })
  server.addHook('onClose', async () => lock.release())
  return Object.assign(server, { storage })
}

describe.each(['stopped', 'running'])('with a %s server', kind => {
  let server: (FastifyInstance & { readonly storage: Storage }) | undefined

  beforeEach(async () => {
    if (kind === 'stopped') await fillStoppedFolder()
    else {
      server = await startServer()
      await fill(server.storage)
    }
  })
  afterEach(() => server?.close())

  it('says whether it runs, and what it has', async () => {
    const { code, output } = await admin('status')
    expect(code).toBe(0)
    expect(output).toContain(kind === 'stopped' ? 'not running' : 'running since')
    expect(output).toContain('1 claimed, 1 guest, 0 banned; 2 sessions')
    expect(output).toContain('1 waiting, 0 playing, 0 over, 0 closed')
  })

  it('lists and shows players', async () => {
    expect((await json('players')).map(({ name }) => name).toSorted()).toEqual(['Annabella', 'Zoë'])
    expect(await json('players', 'ZO')).toMatchObject([{ id: 'zoe', claimed: true }])
    expect((await admin('player', 'annabella')).output).toContain('K7-PLUM, Obstruction, waiting')
    expect((await admin('players', 'nobody')).output).toBe('No players found.')
    expect(await admin('player', 'nobody')).toEqual({
      code: 'error',
      output: 'There’s no player “nobody”. quincunx admin players searches for parts of a name.',
    })
  })

  it('lists, shows and ends tables', async () => {
    expect((await admin('tables')).output).toBe('K7-PLUM, Obstruction, waiting: Annabella and free')
    expect(await json('tables', '--phase', 'playing')).toEqual([])
    expect(await json('table', 'k7 plum')).toMatchObject([{ id: 't', seq: 1, phase: 'waiting' }])
    expect((await admin('end', 'K7-PLUM', '--yes')).output).toBe('Table K7-PLUM is closed.')
    expect((await admin('end', 'K7-PLUM', '--yes')).output).toBe('Table K7-PLUM has already ended.')
    expect(await json('tables', '--phase', 'closed')).toMatchObject([{ seq: 2 }])
  })

  it('bans, unbans, renames and signs out', async () => {
    const banned = await admin('ban', 'Zoë', '--reason', 'insults', '--days', '3', '--yes')
    expect(banned.output).toMatch(/^Zoë is banned until .* and signed out\.$/)
    expect((await admin('players', '--banned')).output).toContain('(insults)')
    expect((await admin('unban', 'zoe')).output).toBe('Zoë is no longer banned.')
    expect((await admin('rename', 'ann', 'Anna', '--yes')).output).toContain('Annabella is now called Anna')
    expect((await admin('tables')).output).toContain('Anna and free')
    expect((await admin('rename', 'ann', 'ZOË', '--yes')).output).toContain('is taken')
    expect((await admin('sign-out', '--all', '--yes')).output).toBe('1 device signed out.')
  })

  it('asks before it deletes, and never without somebody to ask', async () => {
    expect(await admin('delete-player', 'ann')).toEqual({
      code: 'error',
      output:
        'Delete Annabella (guest) for good? 1 unfinished table will end. Nobody can be asked here, so nothing was changed. Add --yes to go ahead.',
    })
    expect(await json('player', 'ann')).toMatchObject([{ name: 'Annabella' }])
  })

  it('deletes a player, whose name is then nowhere in the files', async () => {
    await admin('rename', 'ann', 'Belladonna', '--yes')
    expect((await admin('delete-player', 'ann', '--yes')).output).toContain('Belladonna was deleted.')
    expect((await admin('tables')).output).toContain('Deleted player and free')
    for (const name of readdirSync(folder).filter(one => one.startsWith('house.')))
      for (const word of ['Annabella', 'Belladonna', 'hash of ann'])
        expect(readFileSync(join(folder, name)).includes(word), `${word} in ${name}`).toBe(false)
    expect((await admin('check')).code).toBe(0)
  })

  it('purges, or only counts', async () => {
    await admin('end', 'K7-PLUM', '--yes')
    expect((await admin('purge', '--closed-tables', '0', '--dry-run')).output).toContain('1 closed table')
    expect(await json('tables')).toHaveLength(1)
    expect(await json('purge', '--closed-tables', '0', '--yes')).toEqual([
      { guests: 0, closed: 1, logs: 0, sessions: 2 },
    ])
    expect(await json('tables')).toEqual([])
  })

  it('writes a private, checked backup, and never over another file', async () => {
    const backup = join(folder, 'backup.sqlite')
    expect((await admin('backup', backup)).output).toContain(`${backup}: `)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(await admin('check', backup)).toMatchObject({ code: 0 })
    expect((await admin('backup', backup)).output).toContain('already exists')
    expect(readdirSync(folder).filter(name => name.startsWith('backup'))).toEqual(['backup.sqlite'])
  })

  it('restores a backup only while the server is stopped, and keeps the old files', async () => {
    const backup = join(folder, 'backup.sqlite')
    await admin('backup', backup)
    await admin('end', 'K7-PLUM', '--yes')
    const restored = await admin('restore', backup, '--yes')
    if (kind === 'running') {
      expect(restored).toEqual({ code: 'error', output: `A server is using ${folder}. Stop it first.` })
      return
    }
    expect(restored.output).toContain('is in place.')
    expect(await json('tables')).toMatchObject([{ phase: 'waiting' }])
    expect(await json('status')).toMatchObject([{ storage: { losses: [], damage: [] } }])
    const aside = readdirSync(folder).find(name => name.startsWith('before-restore-'))!
    expect(readdirSync(join(folder, aside))).toContain('house.sqlite')
    vi.stubEnv('QUINCUNX_DATA', join(folder, aside))
    expect(await json('tables')).toMatchObject([{ phase: 'closed' }])
  })
})

// Only root can give files away.
it.runIf(process.getuid?.() === 0)('leaves no file that the owner of the folder cannot open', async () => {
  await fillStoppedFolder()
  chownSync(folder, 1234, 1234)
  for (const part of [['status'], ['check'], ['backup', join(folder, 'backup.sqlite')]])
    expect(await admin(...part)).toMatchObject({ code: 0 })
  const owners = readdirSync(folder).map(name => [name, statSync(join(folder, name)).uid])
  expect(owners.filter(([name, uid]) => uid !== 1234 && name !== 'backup.sqlite')).toEqual([])
})

describe('a check', () => {
  it('names the tables that suffer, and fails', async () => {
    await fillStoppedFolder()
    const storage = await openSqliteStorageHere(file)
    await openSampleTable(storage, 'u', waiting, { code: 'K8-PLUM' })
    const next = { table: 'u', seq: 2, summary: { deadline: null } }
    await storage.tables.append({ ...next, entry: { at: 5, action: { do: 'move', seat: 0, text: 'a1' } } })
    await storage.close()
    const check = await admin('check')
    expect(check.code).toBe(1)
    expect(check.output).toContain('Table K8-PLUM: time runs backwards at entry 2.')
    expect(check.output).not.toContain('K7-PLUM')
  })

  it('reads a backup of an earlier version without changing it', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const { MIGRATIONS } = await import('#server/storage/sqlite/migrations.ts')
    const old = join(folder, 'old.sqlite')
    const database = new DatabaseSync(old)
    database.exec(MIGRATIONS[0]!)
    database.exec('PRAGMA user_version = 1')
    database.close()
    const bytes = readFileSync(old)
    expect(await admin('check', old)).toMatchObject({ code: 0 })
    expect(readFileSync(old).equals(bytes)).toBe(true)
  })
})

describe('a mistake is answered with a sentence', () => {
  it.each([
    [['status'], 'There’s no server’s data in'],
    [['backup', 'x.sqlite'], 'There’s no server’s data in'],
    [[], 'What should it do?'],
    [['bann'], 'Did you mean ban?'],
    [['player'], 'Which player?'],
    [['rename', 'ann'], 'Give the player and the new name'],
    [['end'], 'Which table?'],
    [['sign-out'], 'Whom?'],
    [['sign-out', 'ann', '--all'], 'Whom?'],
    [['ban', 'ann', '--days', 'many'], '--days takes a number of days, not “many”.'],
    [['tables', '--phase', 'full'], '--phase takes one of waiting, playing, over, closed, not “full”.'],
    [['players', '--limit', '0'], '--limit takes a whole number'],
    [['close-report', 'x'], '“x” isn’t the number of a report.'],
    [['check', '/nowhere/at/all'], 'There’s no file /nowhere/at/all.'],
    [['status', 'now'], 'Unexpected “now”.'],
  ])('%j', async (given, sentence) => {
    const { code, output } = await admin(...given)
    expect(code).toBe('error')
    expect(output).toContain(sentence)
    expect(existsSync(file)).toBe(false)
  })

  it('when a server uses the folder but does not answer', async () => {
    await fillStoppedFolder()
    const lock = lockFolder(folder)!
    expect((await admin('status')).output).toContain('but doesn’t answer')
    lock.release()
  })

  it('when the running server is of another version', async () => {
    const other = adminApi({ administration: {} as Administration, version: '0.0.0', onError() {} })
    await listenForHost(other, adminSocketPath(folder))
    expect((await admin('status')).output).toContain('The running server is Quincunx 0.0.0, and this command')
    await other.close()
  })

  it('when a newer version has written the file', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 1000; CREATE TABLE entries (x)')
    database.close()
    for (const part of ['status', 'check']) expect((await admin(part)).output).toContain('newer Quincunx')
  })
})
