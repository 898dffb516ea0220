import { afterAll, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { playOneMove, playPreparations } from '#testing/wire/match.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { startMatch } from '#testing/wire/whole-server.ts'
import { type Server, startServer } from './server.ts'

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

const random = createSeededRandom('processes', 'moves')
const RESTART_MS = 15_000

/** The process ids of the group, by their numbers, from the last line of the log that each wrote at its start. */
function processesOf(server: Server): ReadonlyMap<number, number> {
  const lines = server.stdout().split('\n')
  const started = lines.filter(line => line.includes('"event":"started"')).map(line => JSON.parse(line))
  return new Map(started.map(({ process, pid }) => [process, pid]))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function metricsOf(server: Server): Promise<string> {
  return (await fetch(`${server.url}/metrics`)).text()
}

test('[F2] two processes serve one port: a game goes on when one of them is killed and started again', async () => {
  const flags = ['--database', postgres.url(), '--processes', '2', '--drain', '0', '--log', 'info']
  const server = await startServer({ strict: true, flags })
  await waitUntil(() => server.stdout().includes('2 processes serve it.'), 'Both processes are up')
  await waitUntil(() => processesOf(server).size === 2, 'Both have logged their start')
  const first = processesOf(server)
  expect([...first.keys()].toSorted()).toEqual([1, 2])
  const match = await startMatch(server, 'obstruction')
  await playPreparations(match)
  expect((await playOneMove(match, random)).ok).toBe(true)

  const metrics = await metricsOf(server)
  for (const name of ['quincunx_sockets', 'quincunx_process_start_time_seconds'])
    for (const number of [1, 2])
      expect(metrics).toMatch(new RegExp(`^${name}\\{process="${number}"\\} `, 'm'))
  expect(metrics.match(/^# TYPE quincunx_sockets gauge$/gm)).toHaveLength(1)

  process.kill(first.get(2)!, 'SIGKILL')
  const hasRestarted = () => processesOf(server).get(2) !== first.get(2)
  await waitUntil(hasRestarted, 'The process is started again', RESTART_MS)
  expect(server.stderr()).toContain('Process 2 has ended (SIGKILL) and is started again.')
  for (let move = 0; move < 4; move++) expect((await playOneMove(match, random)).ok).toBe(true)

  const last = processesOf(server)
  await server.stop()
  expect(server.exitCode()).toBe(0)
  await waitUntil(() => [...last.values()].every(pid => !isRunning(pid)), 'All processes end')
})
