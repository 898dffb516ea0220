import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openLiveServer, startLiveGame } from '#testing/fixtures/live-server.ts'
import { EventLog } from './event-log.ts'
import { logOptions } from './log.ts'
import { StorageUnavailableError } from './storage/storage.ts'

const PASSWORD = 'correct horse battery'

/** An event log at a time that only the test moves, with the lines it wrote. */
function openTestLog() {
  const lines: Record<string, unknown>[] = []
  const time = { now: 0 }
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { lines, time, log: new EventLog(pino(logOptions('info'), stream), () => time.now) }
}

describe('the log of a server tells', () => {
  test('new players, claimed names and sign-ins by id, without names and passwords', async () => {
    const server = await openLiveServer()
    const ann = await server.newGuest('Ann')
    await ann.request('POST', '/api/me/claim', { name: 'Ann Boleyn', password: PASSWORD })
    const signIn = { name: 'Ann Boleyn', password: PASSWORD, keep: 'token' }
    const { body } = await ann.request('POST', '/api/sign-in', signIn)
    const changed = { old: PASSWORD, password: `${PASSWORD} staple` }
    await ann.request('POST', '/api/me/password', changed)
    const events = server.log.filter(({ player }) => player === ann.id).map(({ event }) => event)
    expect(events).toEqual(['player-created', 'name-claimed', 'signed-in', 'password-changed'])
    const text = JSON.stringify(server.log)
    for (const secret of [PASSWORD, ann.token, (body as { token: string }).token, 'Boleyn'])
      expect(text).not.toContain(secret)
  })

  test('tables that open, begin and end, and rematches, by id', async () => {
    const server = await openLiveServer()
    const { table, ann, annSocket, benSocket } = await startLiveGame(server)
    const send = (socket: typeof annSocket, action: 'resign' | 'rematch') =>
      socket.send({ type: 'command', table: table.id, id: action, command: { do: action } })
    send(benSocket, 'resign')
    await annSocket.received('news', ({ phase }) => phase === 'over')
    for (const socket of [annSocket, benSocket]) send(socket, 'rematch')
    const { rematch } = await annSocket.received('news', news => news.rematch?.next !== undefined)
    const line = { table: table.id, game: 'obstruction' }
    const tableLines = server.log.filter(({ table: id }) => id === table.id)
    expect(tableLines).toMatchObject([
      { event: 'table-opened', ...line, open: false, player: ann.id },
      { event: 'game-begun', ...line },
      { event: 'game-ended', ...line, by: 'resignation' },
    ])
    expect(server.log.filter(({ event }) => event === 'table-opened')).toHaveLength(2)
    const text = JSON.stringify(server.log)
    const seed = (await server.storage.tables.load(table.id))!.table.seed
    for (const secret of [table.code, rematch!.next!, seed]) expect(text).not.toContain(secret)
  })

  test('[F10] an outage of the storage with its cause, and how long it took', async () => {
    let isBroken = false
    const failing = async () => {
      if (isBroken) throw new StorageUnavailableError('The disk is full.')
    }
    const server = await openLiveServer({
      wrap: storage => ({
        ...storage,
        check: () => failing().then(() => storage.check()),
        tables: {
          ...storage.tables,
          append: append => failing().then(() => storage.tables.append(append)),
        },
      }),
    })
    const { table, annSocket } = await startLiveGame(server)
    isBroken = true
    const command = { do: 'move', text: 'c3' } as const
    annSocket.send({ type: 'command', table: table.id, id: 'move', command })
    await annSocket.received('answer')
    expect(server.log.at(-1)).toMatchObject({ event: 'storage-unavailable', cause: 'The disk is full.' })
    isBroken = false
    await expect
      .poll(() => server.log.at(-1))
      .toMatchObject({ event: 'storage-recovered', level: 40, seconds: expect.any(Number) })
  })

  test('who was over a limit, with a hash for the address', async () => {
    const server = await openLiveServer({
      limits: { messages: { count: 2, perMs: 60_000 }, codes: { count: 1, perMs: 60_000 } },
    })
    const ann = await server.newGuest()
    for (let count = 0; count < 3; count++) await ann.request('GET', '/api/tables/A2-FIG')
    const socket = await ann.connect()
    for (let count = 0; count < 5; count++) socket.send({ type: 'time', sent: count })
    await socket.closed
    expect(server.log.filter(({ event }) => event === 'limited')).toMatchObject([
      { limit: 'codes', addressHash: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { limit: 'messages', player: ann.id },
    ])
    const ownLines = server.log.filter(({ event }) => event !== undefined)
    expect(JSON.stringify(ownLines)).not.toContain('127.0.0.1')
  })
})

test('a limit has a line for the first refusal in its period', () => {
  const { lines, log } = openTestLog()
  const refused = { limit: 'tables', by: 'address', key: '192.0.2.1' } as const
  for (let count = 0; count < 100; count++) log.limited({ ...refused, isFirst: count === 0 })
  log.limited({ ...refused, isFirst: true })
  log.limited({ ...refused, key: '192.0.2.2', isFirst: true })
  const [first, second, other] = lines.map(({ addressHash }) => addressHash)
  expect(lines).toHaveLength(3)
  expect(first).toBe(second)
  expect(other).not.toBe(first)
})

test('start, stop, bans and tables set aside have their lines', () => {
  const { lines, log } = openTestLog()
  log.started({ version: '1.2.3', address: '127.0.0.1:4747', data: '/var/lib/quincunx' })
  log.banned({ player: 'ann', until: '2030-01-01' })
  log.unbanned('ann')
  log.tableSetAside({ id: 't1', reason: 'entry 3 is refused (not-your-turn)' })
  log.stopped('SIGTERM')
  expect(lines).toMatchObject([
    { event: 'started', version: '1.2.3', address: '127.0.0.1:4747', data: '/var/lib/quincunx' },
    { event: 'banned', player: 'ann', until: '2030-01-01' },
    { event: 'unbanned', player: 'ann' },
    {
      event: 'table-set-aside',
      level: 50,
      table: 't1',
      cause: 'entry 3 is refused (not-your-turn)',
    },
    { event: 'stopped', signal: 'SIGTERM' },
  ])
})
