import { describe, expect, test } from 'vitest'
import { encodeReplay, replayPath } from '#app/replay-link.ts'
import { loadGame } from '#games/catalog.ts'
import type { Result } from '#kernel/result.ts'
import { openPasswords } from '#server/players/passwords.ts'
import { openPlayers } from '#server/players/players.ts'
import { HOUR, unwrap, WEAK_HASHING } from '#testing/fixtures/players.ts'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  openTestTableService,
  type TestTableService,
} from '#testing/fixtures/table-service.ts'
import { checkTables } from './check-tables.ts'
import { ServerAdministration } from './server-administration.ts'
import { openStoredTables } from './stored-tables.ts'

const PASSWORD = 'correct horse battery'

/** A running server with Ann and Ben as players, and its administration. */
async function openServer() {
  const server = await openTestTableService()
  const { storage, clock, service } = server
  const passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK_HASHING })
  const players = openPlayers({ storage: storage.players, passwords, now: clock.now })
  for (const player of [ANN, BEN, EVE]) await addPlayer(server, player)
  const administration = new ServerAdministration({
    ...{ storage, players, tables: service.administered, version: '1.2.3', now: clock.now },
    runningState: () => ({ since: 0, sockets: 0, tablesInMemory: 0 }),
  })
  return { ...server, players, administration }
}

async function addPlayer({ storage, clock }: TestTableService, { id, name }: typeof ANN): Promise<void> {
  const times = { createdAt: clock.now(), seenAt: clock.now() }
  await storage.players.add(
    { id, name, password: null, createdAt: times.createdAt },
    { id: `${id}-session`, player: id, tokenHash: `hash of ${id}`, device: 'a device', ...times },
  )
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'accepted' : result.rejection.code
}

describe('a player is found', () => {
  test('by id, or by a name that nobody else has', async () => {
    const { administration, storage } = await openServer()
    expect(unwrap(await administration.player({ player: 'ann' })).name).toBe('Ann')
    expect(unwrap(await administration.player({ player: 'BEN' })).id).toBe('ben')
    expect(codeOf(await administration.player({ player: 'nobody' }))).toBe('unknown-player')
    await storage.players.rename('eve', 'Ben')
    // The id of a player is never taken for a name.
    expect(unwrap(await administration.player({ player: 'ben' })).id).toBe('ben')
    expect(await administration.player({ player: 'Ben' })).toMatchObject({
      rejection: { code: 'several-players', details: { ids: 'ben, eve' } },
    })
  })

  test('with devices and unfinished tables', async () => {
    const server = await openServer()
    const { table } = await server.startGame(AGREED_SETUP)
    expect(unwrap(await server.administration.player({ player: 'ann' }))).toMatchObject({
      ...{ claimed: false, sessions: 1, tables: 1, games: 0, isBanned: false },
      devices: [{ device: 'a device' }],
      unfinished: [{ id: table.id, phase: 'playing' }],
    })
  })
})

describe('ending a table', () => {
  test('aborts a running game, which is told to everyone and never rated', async () => {
    const server = await openServer()
    const { table, ann, ben } = await server.startGame(AGREED_SETUP)
    for (const [connection, move] of [
      [ann, 'a1'],
      [ben, 'e5'],
    ] as const)
      await connection.send({ do: 'move', text: move })
    const ended = await server.complete(server.administration.end({ table: table.code }))
    expect(unwrap(ended).phase).toBe('over')
    for (const connection of [ann, ben])
      expect(connection.state().game?.ending).toEqual({ by: 'abort', host: true })
    expect(await server.storage.history.find(table.id)).toMatchObject({ reason: 'abort', rated: false })
    expect(await server.storage.history.statistics('ann')).toEqual([])
    expect(codeOf(await server.administration.end({ table: table.id }))).toBe('table-ended')
    expect(await server.violations()).toEqual([])
  })

  test('closes a table that waits for players', async () => {
    const server = await openServer()
    const table = await server.openTable()
    const ann = await server.connect(ANN, table.id)
    await server.complete(server.administration.end({ table: table.id }))
    expect(ann.state().phase).toBe('closed')
    expect(codeOf(await server.administration.end({ table: 'K7-PLUM' }))).toBe('unknown-table')
  })

  test('[F17] frees the players of a table that cannot be replayed', async () => {
    const server = await openServer()
    const { table, ann, ben } = await server.startGame(AGREED_SETUP)
    for (const connection of [ann, ben]) await connection.leave()
    const stored = server.kept.tables.get(table.id)!
    stored.table = { ...stored.table, version: 999 }
    const storedTables = openStoredTables({ ...server, loadGame, now: server.clock.now })
    for (const tables of [server.service.administered, storedTables]) {
      stored.summary = { ...stored.summary, phase: 'playing' }
      expect(await tables.endTable(table.id)).toBe(true)
      expect(stored.summary.phase).toBe('closed')
    }
    expect(await server.storage.tables.of('ann')).toEqual([])
  })
})

describe('a renamed player', () => {
  test('has the new name at once at running tables, and in their results', async () => {
    const server = await openServer()
    const { table, ann, ben } = await server.startGame(AGREED_SETUP)
    await server.complete(server.administration.rename({ player: 'ann', name: 'Anna' }))
    expect(ben.state().seats[0]).toMatchObject({ id: 'ann', name: 'Anna' })
    await ann.send({ do: 'move', text: 'a1' })
    await ben.send({ do: 'move', text: 'e5' })
    await ann.send({ do: 'resign' })
    const finished = await server.storage.history.find(table.id)
    expect(finished?.seats.map(({ player }) => player)).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }])
    expect(await server.violations()).toEqual([])
  })

  test('cannot get a name that the player could not choose', async () => {
    const { administration, storage } = await openServer()
    await storage.players.claim('ben', 'Ben', 'hash')
    expect(codeOf(await administration.rename({ player: 'ann', name: 'BEN' }))).toBe('name-taken')
    expect(codeOf(await administration.rename({ player: 'ann', name: '!' }))).toBe('name-too-short')
  })
})

describe('[F20] a banned player', () => {
  test('is signed out at once, and cannot sign in until the ban is lifted or ends', async () => {
    const { administration, players, clock, advance } = await openServer()
    const guest = unwrap(await players.createGuest({ device: 'd', name: 'Rude' }))
    unwrap(await players.claim(guest.player.id, { name: 'Rude', password: PASSWORD }))
    const ended: string[] = []
    players.onSessionEnded(guest, () => ended.push(guest.session))
    expect(await players.findByToken(guest.token)).toBeDefined()
    unwrap(await administration.ban({ player: 'rude', reason: 'insults', until: clock.now() + HOUR }))
    expect(ended).toEqual([guest.session])
    expect(await players.findByToken(guest.token)).toBeUndefined()
    expect(await players.isBanned(guest.player.id)).toBe(true)
    const signIn = () => players.signIn({ name: 'Rude', password: PASSWORD, device: 'd' })
    expect(codeOf(await signIn())).toBe('banned')
    expect(codeOf(await players.signIn({ name: 'Rude', password: 'wrong', device: 'd' }))).toBe(
      'wrong-sign-in',
    )
    await advance(HOUR)
    expect(codeOf(await signIn())).toBe('accepted')
    unwrap(await administration.ban({ player: 'rude' }))
    expect(codeOf(await signIn())).toBe('banned')
    unwrap(await administration.unban({ player: 'rude' }))
    expect(codeOf(await signIn())).toBe('accepted')
    expect(codeOf(await administration.unban({ player: 'rude' }))).toBe('not-banned')
  })

  test('who is a guest is kept out, and comes back as the same guest when the ban ends', async () => {
    const { administration, players, clock, advance } = await openServer()
    const guest = unwrap(await players.createGuest({ device: 'd', name: 'Rude' }))
    const ended: string[] = []
    players.onSessionEnded(guest, () => ended.push(guest.session))
    unwrap(await administration.ban({ player: guest.player.id, until: clock.now() + HOUR }))
    expect(ended).toEqual([guest.session])
    expect(await players.findByToken(guest.token)).toBeUndefined()
    await advance(HOUR)
    expect((await players.findByToken(guest.token))?.player.id).toBe(guest.player.id)
  })

  test('cannot be banned until a time in the past', async () => {
    const { administration, clock } = await openServer()
    expect(codeOf(await administration.ban({ player: 'ann', until: clock.now() }))).toBe('ban-in-the-past')
  })
})

test('everyone is signed out at once', async () => {
  const { administration, players } = await openServer()
  const guest = unwrap(await players.createGuest({ device: 'd' }))
  await players.findByToken(guest.token)
  expect(unwrap(await administration.signOut({}))).toEqual({ sessions: 4 })
  expect(await players.findByToken(guest.token)).toBeUndefined()
})

test('a player who is deleted during a game leaves it as “Deleted player”, and the opponent plays on elsewhere', async () => {
  const server = await openServer()
  const { table, ben } = await server.startGame(AGREED_SETUP)
  const deleted = await server.complete(server.administration.deletePlayer({ player: 'ann' }))
  expect(unwrap(deleted)).toEqual({ id: 'ann', name: 'Ann', games: 0, scrubbed: 'done' })
  expect(ben.state()).toMatchObject({
    phase: 'over',
    seats: [{ id: 'deleted-1', name: 'Deleted player' }, {}],
  })
  expect(codeOf(await server.administration.player({ player: 'ann' }))).toBe('unknown-player')
  expect(JSON.stringify(await server.storage.tables.load(table.id))).not.toMatch(/\bann\b/i)
  const { problems } = await checkTables(server.storage.administration, loadGame)
  expect(problems).toEqual([])
})

test('short links to the games of a deleted player go, and others stay', async () => {
  const server = await openServer()
  const { table, ann } = await server.startGame(AGREED_SETUP)
  await ann.send({ do: 'resign' })
  const { record } = (await server.service.recordOf(table.id))!
  const players = ['Ann', 'Ben'].map(name => ({ kind: 'person', name }) as const)
  const paths = await Promise.all(
    [record, { ...record, seed: 'another' }].map(async one =>
      replayPath(await encodeReplay({ players, record: one })),
    ),
  )
  for (const [index, path] of [...paths, '/solitudo?size=8'].entries())
    await server.storage.links.save({ code: `link${index}`, path, usedAt: 0 })
  await server.complete(server.administration.deletePlayer({ player: 'ann' }))
  expect((await server.storage.links.list('')).map(({ code }) => code)).toEqual(['link1', 'link2'])
})

test('reports tell the name then and now, and whether the player is banned', async () => {
  const { administration, storage, clock } = await openServer()
  await storage.reports.add({ player: 'ann', name: 'Ann', reporter: 'ben', at: clock.now() })
  unwrap(await administration.rename({ player: 'ann', name: 'Nice' }))
  unwrap(await administration.ban({ player: 'ann' }))
  const [report] = unwrap(await administration.reports({}))
  expect(report).toMatchObject({ name: 'Ann', currentName: 'Nice', isBanned: true })
  unwrap(await administration.closeReport({ number: report!.number }))
  expect(unwrap(await administration.reports({}))).toEqual([])
  expect(codeOf(await administration.closeReport({ number: report!.number }))).toBe('unknown-report')
})

test('a purge needs to know what to delete', async () => {
  const { administration } = await openServer()
  expect(codeOf(await administration.purge({}))).toBe('nothing-to-purge')
  expect(unwrap(await administration.purge({ guestsUnseen: 0, dryRun: true }))).toMatchObject({ guests: 0 })
})

test('published puzzles are listed, and removed by their id', async () => {
  const server = await openServer()
  const puzzle = {
    id: 'plum',
    game: 'solitudo',
    params: '{"puzzle":"1"}',
    title: 'Plum stones',
    player: 'ann',
    facts: {},
    publishedAt: 0,
  }
  await server.storage.puzzles.publish(puzzle)
  expect(await server.administration.puzzles({})).toMatchObject({
    value: [{ id: 'plum', title: 'Plum stones' }],
  })
  expect((await server.administration.removePuzzle({ puzzle: 'plum' })).ok).toBe(true)
  expect(await server.administration.removePuzzle({ puzzle: 'plum' })).toMatchObject({
    rejection: { code: 'unknown-puzzle', details: { given: 'plum' } },
  })
})
