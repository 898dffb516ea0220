// node bench/computers.ts [--seconds 12] [--players 40]
// How long an honest player waits for a quick level while others keep the computer busy: with one worker for all, and
// with the pool that a server uses.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { loadGame, provideLexicons } from '#games/catalog.ts'
import { defaultParams } from '#kernel/options.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openEngineClient, openEnginePool } from '#node/engine-client.ts'
import { act, openTable } from '#table/act.ts'
import { toAct, viewFor } from '#table/table.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '12' }, players: { type: 'string', default: '40' } },
})
const ROUND_MS = Number(values.seconds) * 1_000
const PLAYERS = Number(values.players)
/** How often the honest player moves. */
const PACE_MS = 250
/** How long the computer thinks before an impatient player takes back. */
const PATIENCE_MS = 60

interface Choice {
  readonly game: string
  readonly level: string
}

const MASTER: Choice = { game: 'scribble', level: 'master' }
const QUICK: readonly Choice[] = [
  { game: 'obstruction', level: 'casual' },
  { game: 'scribble', level: 'casual' },
]

let count = 0

provideLexicons(() => openBundledWords())
const views = new Map([
  ['obstruction', await playedView('obstruction', 4)],
  ['scribble', await playedView('scribble', 8)],
])

console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}; milliseconds: median, p99, longest wait`,
)
for (const [name, open] of [
  ['one worker', openEngineClient],
  ['pool', openEnginePool],
] as const) {
  await round(`${name}, nobody else`, open(), () => {})
  await round(`${name}, ${PLAYERS} players against Scribble’s master`, open(), keepThinking)
  await round(`${name}, one player who takes back while Scribble’s master thinks`, open(), takeBack)
}

/** The view of a position after some moves, in which the hard levels have something to think about. */
async function playedView(game: string, moves: number): Promise<object> {
  const { rules } = (await loadGame(game))!
  const client = openEngineClient()
  let table = openTable(rules, defaultParams(rules.options), 'bench', 0)
  for (let ply = 0; ply < moves; ply++) {
    const seat = toAct(table)[0]!
    const view = viewFor(table, seat)
    const job = { do: 'choose', game, level: 'casual', view, seed: 'bench', ply, seat } as const
    const next = act(table, { do: 'move', seat, text: await client.request(job).result }, 0)
    if (!next.ok) throw new Error(next.rejection.code)
    table = next.value
  }
  client.close()
  return viewFor(table, toAct(table)[0]!)
}

/** Measures the waits of an honest player while others do what they do. */
async function round(
  name: string,
  client: EngineClient,
  others: (client: EngineClient, isOver: () => boolean) => void,
): Promise<void> {
  for (const choice of [MASTER, ...QUICK, ...QUICK]) await choose(client, 'warm-up', choice).result
  const endsAt = performance.now() + ROUND_MS
  const isOver = () => performance.now() > endsAt
  others(client, isOver)
  const waits = new Map(QUICK.map(({ game }) => [game, [] as number[]]))
  while (!isOver())
    for (const choice of QUICK) {
      const start = performance.now()
      await choose(client, 'honest', choice).result
      waits.get(choice.game)!.push(performance.now() - start)
      await pause(PACE_MS)
    }
  for (const [game, times] of waits) console.log(`  ${name.padEnd(62)} ${game.padEnd(12)} ${summary(times)}`)
  client.close()
}

/** Many players who ask for the next move as soon as they have one. */
function keepThinking(client: EngineClient, isOver: () => boolean): void {
  for (let player = 0; player < PLAYERS; player++) void think(`guest ${player}`)
  async function think(player: string): Promise<void> {
    while (!isOver()) await choose(client, player, MASTER).result.catch(() => {})
  }
}

/** A player who takes back again and again while the computer thinks. */
async function takeBack(client: EngineClient, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const task = choose(client, 'guest', MASTER)
    await pause(PATIENCE_MS)
    task.cancel()
  }
}

function choose(client: EngineClient, player: string, { game, level }: Choice) {
  const view = views.get(game)!
  return client.request({ do: 'choose', game, level, view, seed: `${count++}`, ply: 0, seat: 0, player })
}

function summary(waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return [at(0.5), at(0.99), sorted.at(-1)!].map(ms => ms.toFixed(0).padStart(6)).join(' ')
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
