// node bench/online.ts [--quick] [--systems quincunx,colyseus] [--sizes 100,1000] [--rounds 3] [--minutes 12]
//                      [--server before=/path/to/another/tree] [--connections 2000] [--database]
// Plays two-player games of Obstruction on Quincunx and on two well-known servers, each as it is (games in memory) and
// made to keep a move before it is shown. `--server` measures another tree of Quincunx in the same run. `--database`
// measures 1, 2 and 4 nodes on a PostgreSQL instead, beside SQLite and the PostgreSQL adapter of Socket.IO. Close other
// programs: the ratios are valid only on an otherwise idle machine.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { describeConditions } from './online/conditions.ts'
import { type Memory, measureMemory } from './online/memory.ts'
import { type Column, formatTable, median } from './online/results-table.ts'
import { measureRound, type Paced, type Round, type Saturated } from './online/rounds.ts'
import { peers, quincunx, quincunxAt, quincunxNodes, type System, socketIo } from './online/systems.ts'
import { installPeers } from './peers/install.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    systems: { type: 'string' },
    server: { type: 'string', multiple: true, default: [] },
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    connections: { type: 'string' },
    database: { type: 'boolean', default: false },
  },
})
const { quick } = values
const sizes = (values.sizes ?? defaultSizes()).split(',').map(Number)
const maxRounds = Number(values.rounds ?? (quick ? 1 : 3))
const maxMs = Number(values.minutes ?? (quick ? 2 : 12)) * 60_000
const connections = Number(values.connections ?? (quick ? 1000 : 2000))
const pacedGames = 1000
const systems = chooseSystems()

installPeers()
console.log(describeConditions(systems))
const startedAt = performance.now()
// A peer's connections do not depend on its storage.
const memorySystems = values.database ? [] : systems.filter(({ storage = 'memory' }) => storage === 'memory')
const rounds = await measureRounds()
printSaturated()
printPaced()
printMemory()
printDisturbance()

function defaultSizes(): string {
  if (quick) return '200,1000'
  return values.database ? '200,1000,2000' : '100,200,500,1000,2000,5000'
}

function chooseSystems(): readonly System[] {
  const trees = [quincunx('Quincunx'), ...values.server.map(quincunxAt)]
  const all = values.database ? [...trees, ...[1, 2, 4].map(quincunxNodes), socketIo] : [...trees, ...peers]
  if (!values.systems) return all
  const ids = values.systems.split(',')
  const unknown = ids.find(id => !all.some(system => system.id === id))
  if (unknown) throw new Error(`${unknown} is none of ${all.map(({ id }) => id).join(', ')}`)
  return all.filter(({ id }) => ids.includes(id))
}

interface WholeRound {
  readonly play: Round
  readonly memory: ReadonlyMap<System, Memory>
}

/** Begins another round only if it will end in time, judging by the longest one so far. */
async function measureRounds(): Promise<readonly WholeRound[]> {
  const measured: WholeRound[] = []
  let longestMs = 0
  do {
    const roundStartedAt = performance.now()
    const play = await measureRound(systems, {
      sizes,
      ms: quick ? 1000 : 1200,
      paced: { games: pacedGames, seconds: quick ? 5 : 6 },
    })
    const memory = new Map<System, Memory>()
    for (const system of memorySystems) memory.set(system, await measureMemory(system, connections))
    measured.push({ play, memory })
    longestMs = Math.max(longestMs, performance.now() - roundStartedAt)
    console.error(
      `Round ${measured.length} of ${maxRounds} took ${Math.round((performance.now() - roundStartedAt) / 1000)} s`,
    )
  } while (measured.length < maxRounds && performance.now() - startedAt + longestMs < maxMs)
  return measured
}

function printSaturated(): void {
  const column = (read: (result: Saturated) => number, better?: Column['better']) =>
    sizes.map(size => ({
      title: `${size} tables`,
      ...(better && { better }),
      values: systems.map(system =>
        rounds.map(({ play }) => {
          const result = play.get(system)!.saturated.get(size)
          return result && read(result)
        }),
      ),
    }))
  printTable(
    'Saturated: moves/s',
    column(({ perSecond }) => perSecond, 'more'),
  )
  printTable(
    'Saturated: server CPU per move, µs',
    column(({ cpuUs }) => cpuUs, 'less'),
  )
  printTable(
    'Saturated: messages received per move',
    column(({ framesPerMove }) => framesPerMove),
  )
  printTable(
    'Saturated: bytes received per move',
    column(({ bytesPerMove }) => bytesPerMove),
  )
  printTable(
    'Check: load generator, % of a core',
    column(({ driverShare }) => 100 * driverShare),
  )
  printTable(
    'Check: ends of games, % of all that are due',
    column(({ endedShare }) => 100 * endedShare),
  )
}

function printPaced(): void {
  const column = (title: string, read: (result: Paced) => number, better?: Column['better']): Column => ({
    title,
    ...(better && { better }),
    values: systems.map(system => rounds.map(({ play }) => read(play.get(system)!.paced))),
  })
  printTable(`${pacedGames} games, a move a second, ms`, [
    column('opponent p50', ({ opponent }) => opponent.p50, 'less'),
    column('opponent p99', ({ opponent }) => opponent.p99, 'less'),
    column('mover p50', ({ mover }) => mover.p50, 'less'),
    column('mover p99', ({ mover }) => mover.p99, 'less'),
    column('server CPU per move, µs', ({ cpuUs }) => cpuUs, 'less'),
    column('moves made when due, %', ({ madeShare }) => 100 * madeShare),
  ])
}

function printMemory(): void {
  if (memorySystems.length === 0) return
  const column = (title: string, read: (result: Memory) => number): Column => ({
    title,
    better: 'less',
    values: memorySystems.map(system => rounds.map(({ memory }) => read(memory.get(system)!) / 1000)),
  })
  const columns = [column('idle', ({ idle }) => idle), column('at a table of two', ({ seated }) => seated)]
  printTable('Memory per connection, kB', columns, memorySystems)
}

function printTable(corner: string, columns: readonly Column[], rows = systems): void {
  const names = rows.map(({ name }) => name)
  console.log(`${formatTable(corner, names, columns)}\n`)
}

function printDisturbance(): void {
  const shares = rounds
    .flatMap(({ play }) => [...play.values()])
    .flatMap(({ saturated, paced }) => [...saturated.values(), paced])
    .map(({ disturbance }) => disturbance)
  const percent = (values: readonly number[]) =>
    `${(100 * median(values)).toFixed(1)} % (at most ${(100 * Math.max(...values)).toFixed(1)} %)`
  console.log(
    `While games were played, other programs took ${percent(shares.map(({ others }) => others))} of the machine's CPU ` +
      `time and other virtual machines ${percent(shares.map(({ stolen }) => stolen))}. Load average after the run ` +
      `${loadavg()[0]!.toFixed(2)}; the run took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`,
  )
}
