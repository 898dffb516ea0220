import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openLiveServer, startLiveGame } from '#testing/fixtures/live-server.ts'
import { parsePrometheusText, sampleValue } from '#testing/fixtures/prometheus-text.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { ServerMetrics } from './server-metrics.ts'

const GAME = { game: 'obstruction' }

describe('the metrics of a server', () => {
  test('a game between two players moves the figures of tables, moves, commits and sockets', async () => {
    const server = await openLiveServer()
    const { table, annSocket, benSocket } = await startLiveGame(server)
    const command = { do: 'move', text: 'c3' } as const
    annSocket.send({ type: 'command', table: table.id, id: 'move', command })
    await annSocket.received('answer', ({ id }) => id === 'move')
    const during = await server.metrics()
    expect(sampleValue(during, 'quincunx_tables_opened_total', GAME)).toBe(1)
    expect(sampleValue(during, 'quincunx_games_begun_total', GAME)).toBe(1)
    expect(sampleValue(during, 'quincunx_moves_total', GAME)).toBe(1)
    expect(sampleValue(during, 'quincunx_move_seconds_count')).toBe(1)
    expect(sampleValue(during, 'quincunx_move_seconds_sum')).toBeLessThan(10)
    expect(sampleValue(during, 'quincunx_sockets')).toBe(2)
    expect(sampleValue(during, 'quincunx_tables_in_memory')).toBe(1)
    expect(sampleValue(during, 'quincunx_commit_seconds_count')).toBeGreaterThan(3)
    const batches = sampleValue(during, 'quincunx_commit_requests_count')!
    expect(sampleValue(during, 'quincunx_commit_requests_sum')).toBeGreaterThanOrEqual(batches)
    benSocket.send({ type: 'command', table: table.id, id: 'resign', command: { do: 'resign' } })
    await annSocket.received('news', ({ phase }) => phase === 'over')
    expect(
      sampleValue(await server.metrics(), 'quincunx_games_ended_total', { ...GAME, by: 'resignation' }),
    ).toBe(1)
  })

  test('a refused move is counted by its code, on sockets and over HTTP, and is no move', async () => {
    const server = await openLiveServer()
    const { table, ben, benSocket } = await startLiveGame(server)
    const command = { do: 'move', text: 'c3' } as const
    benSocket.send({ type: 'command', table: table.id, id: 'early', command })
    await benSocket.received('answer', ({ id }) => id === 'early')
    await ben.request('POST', `/api/tables/${table.id}/commands`, { id: 'again', command })
    await ben.request('GET', '/api/games/none')
    const metrics = await server.metrics()
    expect(sampleValue(metrics, 'quincunx_refusals_total', { code: 'not-your-turn' })).toBe(2)
    expect(sampleValue(metrics, 'quincunx_refusals_total', { code: 'no-such-record' })).toBe(1)
    expect(sampleValue(metrics, 'quincunx_move_seconds_count')).toBe(0)
  })

  test('a client over a limit is counted by the limit, and its closed socket by the code', async () => {
    const server = await openLiveServer({
      limits: { messages: { count: 5, perMs: 60_000 }, codes: { count: 1, perMs: 60_000 } },
    })
    const ann = await server.newGuest()
    const flooding = await ann.connect()
    for (let count = 0; count < 10; count++) flooding.send({ type: 'time', sent: count })
    await flooding.closed
    for (let count = 0; count < 3; count++) await ann.request('GET', '/api/tables/A2-FIG')
    const leaving = await ann.connect()
    leaving.socket.close(4999)
    await leaving.closed
    await expect
      .poll(async () =>
        sampleValue(await server.metrics(), 'quincunx_sockets_closed_total', { code: 'other' }),
      )
      .toBe(1)
    const metrics = await server.metrics()
    expect(sampleValue(metrics, 'quincunx_sockets_closed_total', { code: '4408' })).toBe(1)
    expect(sampleValue(metrics, 'quincunx_limited_total', { limit: 'messages' })).toBeGreaterThan(0)
    expect(sampleValue(metrics, 'quincunx_limited_total', { limit: 'codes' })).toBe(2)
    expect(sampleValue(metrics, 'quincunx_refusals_total', { code: 'too-often' })).toBe(2)
  })

  test('open event streams are counted while they are open', async () => {
    const server = await openLiveServer()
    const ann = await server.newGuest()
    const { id } = await ann.openTable()
    const stop = new AbortController()
    await fetch(`${server.url}/api/tables/${id}/events`, { signal: stop.signal })
    const streams = async () => sampleValue(await server.metrics(), 'quincunx_event_streams')
    expect(await streams()).toBe(1)
    stop.abort()
    await expect.poll(streams).toBe(0)
  })

  test('a computer’s move is counted while it is awaited and timed when it comes', async () => {
    const server = await openLiveServer()
    const ann = await server.newGuest()
    const { id } = await ann.openTable({ computer: 'novice' })
    const socket = await ann.connect()
    socket.send({ type: 'watch', table: id })
    await socket.received('news', ({ phase }) => phase === 'playing')
    const command = { do: 'move', text: 'c3' } as const
    socket.send({ type: 'command', table: id, id: 'move', command })
    await expect
      .poll(async () => sampleValue(await server.metrics(), 'quincunx_engine_seconds_count', GAME))
      .toBe(1)
    expect(sampleValue(await server.metrics(), 'quincunx_engine_jobs')).toBe(0)
  })

  test('the storage’s files, the free disk, readiness and the version are told', async () => {
    const server = await openLiveServer()
    await server.newGuest()
    const metrics = await server.metrics()
    expect(sampleValue(metrics, 'quincunx_database_bytes')).toBeGreaterThan(1000)
    expect(sampleValue(metrics, 'quincunx_database_wal_bytes')).toBeGreaterThan(1000)
    expect(sampleValue(metrics, 'quincunx_free_disk_bytes')).toBeGreaterThan(1_000_000)
    const pending = async () => sampleValue(await server.metrics(), 'quincunx_storage_pending_requests')
    await expect.poll(pending).toBe(0)
    expect(sampleValue(metrics, 'quincunx_ready')).toBe(1)
    expect(sampleValue(metrics, 'quincunx_build_info', { version, node: process.versions.node })).toBe(1)
  })

  test('while the disk cannot be looked at, its figures are missing and all others are told', async () => {
    const server = await openLiveServer({
      wrap: storage => ({ ...storage, figures: () => Promise.reject(new Error('The disk is gone')) }),
    })
    const metrics = await server.metrics()
    expect(sampleValue(metrics, 'quincunx_database_bytes')).toBeUndefined()
    expect(sampleValue(metrics, 'quincunx_ready')).toBe(1)
  })

  test('docs/hosting.md lists exactly the metrics of the server', async () => {
    const told = [...(await (await openLiveServer()).metrics()).keys()]
    const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
    const rows = hosting.split('| metric |')[1]!.split('\n\n')[0]!.split('\n')
    const listed = rows.flatMap(row => row.split(' | ')[0]!.match(/quincunx_\w+/g) ?? [])
    expect(listed.sort()).toEqual(told.filter(name => !/^quincunx_(process|nodejs)_/.test(name)).sort())
  })

  test('the process has Prometheus’ usual figures, with CPU time as a counter', async () => {
    const metrics = parsePrometheusText(await new ServerMetrics().text())
    expect(metrics.get('quincunx_process_cpu_seconds_total')?.type).toBe('counter')
    expect(metrics.get('quincunx_cpu_seconds_total')?.type).toBe('counter')
    expect(sampleValue(metrics, 'quincunx_cpu_seconds_total')).toBeGreaterThan(0)
    expect(sampleValue(metrics, 'quincunx_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(metrics.get('quincunx_nodejs_gc_duration_seconds')?.type).toBe('histogram')
  })

  test('a delay of the event loop is told to every reader', async () => {
    const metrics = new ServerMetrics()
    const stop = metrics.measureEventLoop()
    await pause(60)
    const blockedUntil = performance.now() + 200
    while (performance.now() < blockedUntil);
    await pause(1)
    stop()
    for (const reader of ['first', 'second']) {
      const families = parsePrometheusText(await metrics.text())
      expect(sampleValue(families, 'quincunx_delay_seconds'), reader).toBeGreaterThan(0.1)
      expect(sampleValue(families, 'quincunx_event_loop_delay_seconds_sum'), reader).toBeGreaterThan(0.1)
    }
  })

  test('two servers of one process count for themselves', async () => {
    const [one, other] = [new ServerMetrics(), new ServerMetrics()]
    one.limited('tables')
    const limitedOf = async (metrics: ServerMetrics) =>
      sampleValue(parsePrometheusText(await metrics.text()), 'quincunx_limited_total', { limit: 'tables' })
    expect([await limitedOf(one), await limitedOf(other)]).toEqual([1, undefined])
  })
})
