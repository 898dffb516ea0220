// node bench/online.ts [--games 1000] [--rounds 7] [--seconds 7] [--connections 3000]
// Two-player games of Obstruction on a server of ours, which keeps every move on disk before it shows it, and on two
// well-known ones, which keep them in memory. The ratios hold only on a machine
// with nothing else to do. Of several rounds each one's best counts, for all alike: whatever else the machine does can
// only slow a round down. The middle one stands below it. Memory is read after a compacting collection.
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
/** Where a game ends another begins, until so many times as many have been played as are played abreast. */
const TIMES_OVER = 2
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
const atOnce = await measureAtOnce(running, { rounds, games: games * TIMES_OVER, abreast: games })
print(
  { name: `${games} games abreast, as fast as can be`, unit: 'moves/s', better: 'more' },
  atOnce,
  figures => figures.at(-1)!.perSecond,
)
print(
  { name: `  the middle one of ${rounds} rounds`, unit: 'moves/s', better: 'more' },
  atOnce,
  figures => figures[Math.floor(rounds / 2)]!.perSecond,
)
print({ name: '  server CPU a move', unit: 'µs', better: 'less' }, atOnce, figures => figures.at(-1)!.cpuUs)
for (const paced of [games / 5, games]) {
  const figures = await measurePaced(running, { games: paced, seconds })
  print(
    { name: `${paced} games, a move a second: p50`, unit: 'ms', better: 'less' },
    figures,
    ({ p50 }) => p50,
  )
  print({ name: '  p99', unit: 'ms', better: 'less' }, figures, ({ p99 }) => p99)
  print({ name: '  server CPU a move', unit: 'µs', better: 'less' }, figures, ({ cpuUs }) => cpuUs)
}
for (const one of running) await one.stop()

const memory = await measureMemory(Number(values.connections))
print(
  { name: 'memory of a connection, signed in', unit: 'kB', better: 'less' },
  memory,
  ({ signedIn }) => signedIn / 1000,
)
print({ name: '  at a table of two', unit: 'kB', better: 'less' }, memory, ({ seated }) => seated / 1000)

/** Each system's figure, and for the peers how many times as good Quincunx is. */
function print<Figure>(
  { name, unit, better }: Row,
  figures: ResultsBySystem<Figure>,
  read: (figure: Figure) => number,
): void {
  const [own, ...others] = systems.map(system => read(figures.get(system)!))
  const written = others.map(other => {
    const ratio = better === 'more' ? own! / other : other / own!
    return `${digits(other)} (${ratio.toFixed(ratio < 10 ? 2 : 1)})`.padStart(14)
  })
  console.log(`  ${`${name}, ${unit}`.padEnd(50)}${digits(own!).padStart(14)}${written.join('')}`)
}

function digits(value: number): string {
  return value < 100 ? value.toFixed(1) : String(Math.round(value))
}
