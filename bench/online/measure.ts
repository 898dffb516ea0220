import type { DriverCommand } from './load-driver.ts'
import type { Latency, Throughput } from './play.ts'
import { type RunningSystem, type System, start, systems } from './systems.ts'

/** One figure for each system. */
export type ResultsBySystem<Figure> = ReadonlyMap<System, Figure>

/** What was measured, and the server's CPU time for each move in microseconds. */
export type WithCpu<Measured> = Measured & { readonly cpuUs: number }

export interface Memory {
  /** Bytes for a connection that is signed in and does nothing. */
  readonly signedIn: number
  /** Bytes for each of two who sit at a table, with half of the table. */
  readonly seated: number
}

const IDLE_CHECK_MS = 200
const MAX_IDLE_CHECKS = 20

/** All systems run at once, and only one at a time has anything to do. */
export async function startAll(): Promise<readonly RunningSystem[]> {
  const running: RunningSystem[] = []
  for (const system of systems) running.push(await start(system))
  return running
}

/** The compilers need a round until a server is as fast as one that has run for a while. */
const WARM_ROUNDS = 1

export interface Rounds {
  readonly rounds: number
  /** How many games a round has, and how many of them are played at any moment. */
  readonly games: number
  readonly abreast: number
}

/** Games played as fast as they can be, system by system in several rounds; of each system the slowest round first. */
export async function measureAtOnce(
  running: readonly RunningSystem[],
  { rounds, games, abreast }: Rounds,
): Promise<ResultsBySystem<readonly WithCpu<Throughput>[]>> {
  const all = new Map<System, WithCpu<Throughput>[]>(running.map(({ system }) => [system, []]))
  for (let round = 1; round <= WARM_ROUNDS + rounds; round++)
    for (const one of running) {
      const played = await seatAndPlay(one, games, () =>
        one.command<Throughput>({ do: 'play-at-once', abreast }),
      )
      if (round > WARM_ROUNDS) all.get(one.system)!.push(played)
    }
  for (const figures of all.values()) figures.sort((one, other) => one.perSecond - other.perSecond)
  return all
}

export async function measurePaced(
  running: readonly RunningSystem[],
  { games, seconds }: { readonly games: number; readonly seconds: number },
): Promise<ResultsBySystem<WithCpu<Latency>>> {
  const figures = new Map<System, WithCpu<Latency>>()
  for (const one of running)
    figures.set(
      one.system,
      await seatAndPlay(one, games, () => one.command<Latency>({ do: 'play-paced', seconds })),
    )
  return figures
}

/** Waits until a server has done what comes after many have come or gone, so that it is not counted as play. */
async function waitUntilIdle({ usage }: RunningSystem): Promise<void> {
  let before = await usage()
  for (let tries = 0; tries < MAX_IDLE_CHECKS; tries++) {
    await pause(IDLE_CHECK_MS)
    const after = await usage()
    if (after.cpuMs - before.cpuMs < IDLE_CHECK_MS / 10) return
    before = after
  }
}

/** Sits down, plays, gets up; only the playing counts. */
async function seatAndPlay<Played extends { readonly moves: number }>(
  running: RunningSystem,
  games: number,
  play: () => Promise<Played>,
): Promise<WithCpu<Played>> {
  const { system, command, usage } = running
  await command({ do: 'seat', games })
  await waitUntilIdle(running)
  const before = await usage()
  const played = await play()
  const after = await usage()
  await command({ do: 'leave' })
  await waitUntilIdle(running)
  const taken = after.moves - before.moves
  if (taken !== played.moves) throw new Error(`${system.name} took ${taken} of ${played.moves} moves`)
  return { ...played, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / played.moves }
}

/** How much a server grows with its connections, each kind at a server of its own. */
export async function measureMemory(connections: number): Promise<ResultsBySystem<Memory>> {
  const figures = new Map<System, Memory>()
  for (const system of systems) {
    const signedIn = await measureGrowth(system, connections, count => ({ do: 'sign-in', clients: count }))
    const seated = await measureGrowth(system, connections, count => ({ do: 'seat', games: count / 2 }))
    figures.set(system, { signedIn, seated })
  }
  return figures
}

async function measureGrowth(
  system: System,
  connections: number,
  order: (count: number) => DriverCommand,
): Promise<number> {
  const running = await start(system, ['--expose-gc'])
  // The first ones load and fill what all of them share.
  await running.command(order(connections / 4))
  await waitUntilIdle(running)
  const before = await running.usage()
  await running.command(order(connections))
  await waitUntilIdle(running)
  const after = await running.usage()
  await running.stop()
  return (after.rss - before.rss) / connections
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
