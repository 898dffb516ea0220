// node bench/online.ts [--games 1000] [--rounds 7] [--seconds 7] [--connections 3000]
// Plays two-player games of Obstruction on our server, which writes every move to disk before it broadcasts it, and on
// two well-known servers, which keep games in memory. The ratios are valid only on an otherwise idle machine. The best
// of several rounds counts, because other programs can only slow a round down; the median is printed below it. Memory
// is measured after a compacting garbage collection.
import { parseArgs } from 'node:util'
import {
  measureAtOnce,
  measureMemory,
  measurePaced,
  type ResultsBySystem,
  startAll,
} from './online/measure.ts'
import { systems } from './online/systems.ts'
import { installPeers } from './peers/install.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '7' },
    connections: { type: 'string', default: '3000' },
  },
})
const games = Number(values.games)
/** Each round plays this many times the number of concurrent games, so that the ends of games are measured too. */
const GAMES_PER_SLOT = 2
const seconds = Number(values.seconds)

interface Row {
  readonly name: string
  readonly unit: string
  readonly better: 'more' | 'less'
}

installPeers()
console.log(
  'Online play: Quincunx, with every move on disk (SQLite, synchronous = FULL) before anyone is shown it, and two that\n' +
    'keep games in memory; in brackets how many times as good Quincunx is',
)
console.log(`  ${''.padEnd(50)}${systems.map(({ name }) => name.padStart(14)).join('')}`)

const running = await startAll()
const rounds = Number(values.rounds)
const atOnce = await measureAtOnce(running, { rounds, games: games * GAMES_PER_SLOT, abreast: games })
print(
  { name: `${games} games abreast, as fast as can be`, unit: 'moves/s', better: 'more' },
  atOnce,
  results => results.at(-1)!.perSecond,
)
print(
  { name: `  the middle one of ${rounds} rounds`, unit: 'moves/s', better: 'more' },
  atOnce,
  results => results[Math.floor(rounds / 2)]!.perSecond,
)
print({ name: '  server CPU a move', unit: 'µs', better: 'less' }, atOnce, results => results.at(-1)!.cpuUs)
for (const count of [games / 5, games]) {
  const results = await measurePaced(running, { games: count, seconds })
  print(
    { name: `${count} games, a move a second: p50`, unit: 'ms', better: 'less' },
    results,
    ({ p50 }) => p50,
  )
  print({ name: '  p99', unit: 'ms', better: 'less' }, results, ({ p99 }) => p99)
  print({ name: '  server CPU a move', unit: 'µs', better: 'less' }, results, ({ cpuUs }) => cpuUs)
}
for (const system of running) await system.stop()

const memory = await measureMemory(Number(values.connections))
print(
  { name: 'memory of a connection, signed in', unit: 'kB', better: 'less' },
  memory,
  ({ signedIn }) => signedIn / 1000,
)
print({ name: '  at a table of two', unit: 'kB', better: 'less' }, memory, ({ seated }) => seated / 1000)

/** Prints each system's result and, for the peers, how many times as good Quincunx is. */
function print<Result>(
  { name, unit, better }: Row,
  results: ResultsBySystem<Result>,
  read: (result: Result) => number,
): void {
  const [own, ...peers] = systems.map(system => read(results.get(system)!))
  const columns = peers.map(peer => {
    const ratio = better === 'more' ? own! / peer : peer / own!
    return `${digits(peer)} (${ratio.toFixed(ratio < 10 ? 2 : 1)})`.padStart(14)
  })
  console.log(`  ${`${name}, ${unit}`.padEnd(50)}${digits(own!).padStart(14)}${columns.join('')}`)
}

function digits(value: number): string {
  return value < 100 ? value.toFixed(1) : String(Math.round(value))
}
