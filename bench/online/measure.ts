import type { DriverCommand } from './load-driver.ts'
import type { Latency, Throughput } from './play.ts'
import { type RunningSystem, type System, start, systems } from './systems.ts'

export type ResultsBySystem<Result> = ReadonlyMap<System, Result>

/** A measurement with the server's CPU time per move in microseconds. */
export type WithCpu<Measured> = Measured & { readonly cpuUs: number }

export interface Memory {
  /** Bytes per idle connection. */
  readonly signedIn: number
  /** Bytes per seated player, including half of the table. */
  readonly seated: number
}

const IDLE_CHECK_MS = 200
const MAX_IDLE_CHECKS = 20

/** Starts all systems; only one at a time is under load. */
export async function startAll(): Promise<readonly RunningSystem[]> {
  const running: RunningSystem[] = []
  for (const system of systems) running.push(await start(system))
  return running
}

/** Servers need a round until the JIT compiler has optimised them. */
const WARM_ROUNDS = 1

export interface Rounds {
  readonly rounds: number
  /** The number of games in a round, and how many of them are played concurrently. */
  readonly games: number
  readonly abreast: number
}

/** Plays games at full speed, alternating between the systems. Returns the rounds of each system, the slowest first. */
export async function measureAtOnce(
  running: readonly RunningSystem[],
  { rounds, games, abreast }: Rounds,
): Promise<ResultsBySystem<readonly WithCpu<Throughput>[]>> {
  const resultsBySystem = new Map<System, WithCpu<Throughput>[]>(running.map(({ system }) => [system, []]))
  for (let round = 1; round <= WARM_ROUNDS + rounds; round++)
    for (const server of running) {
      const result = await seatAndPlay(server, games, () =>
        server.command<Throughput>({ do: 'play-at-once', abreast }),
      )
      if (round > WARM_ROUNDS) resultsBySystem.get(server.system)!.push(result)
    }
  for (const results of resultsBySystem.values())
    results.sort((one, other) => one.perSecond - other.perSecond)
  return resultsBySystem
}

export async function measurePaced(
  running: readonly RunningSystem[],
  { games, seconds }: { readonly games: number; readonly seconds: number },
): Promise<ResultsBySystem<WithCpu<Latency>>> {
  const results = new Map<System, WithCpu<Latency>>()
  for (const server of running)
    results.set(
      server.system,
      await seatAndPlay(server, games, () => server.command<Latency>({ do: 'play-paced', seconds })),
    )
  return results
}

/** Waits until a server has finished the work after players arrive or leave, so that it is not counted as play. */
async function waitUntilIdle({ usage }: RunningSystem): Promise<void> {
  let before = await usage()
  for (let tries = 0; tries < MAX_IDLE_CHECKS; tries++) {
    await pause(IDLE_CHECK_MS)
    const after = await usage()
    if (after.cpuMs - before.cpuMs < IDLE_CHECK_MS / 10) return
    before = after
  }
}

/** Seats the players, plays and leaves; only playing is measured. */
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
  const accepted = after.moves - before.moves
  if (accepted !== played.moves)
    throw new Error(`${system.name} accepted ${accepted} of ${played.moves} moves`)
  return { ...played, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / played.moves }
}

/** Measures the memory per connection, each kind on a new server. */
export async function measureMemory(connections: number): Promise<ResultsBySystem<Memory>> {
  const results = new Map<System, Memory>()
  for (const system of systems) {
    const signedIn = await measureGrowth(system, connections, count => ({ do: 'sign-in', clients: count }))
    const seated = await measureGrowth(system, connections, count => ({ do: 'seat', games: count / 2 }))
    results.set(system, { signedIn, seated })
  }
  return results
}

async function measureGrowth(
  system: System,
  connections: number,
  createCommand: (count: number) => DriverCommand,
): Promise<number> {
  const running = await start(system, ['--expose-gc'])
  // The first connections load code and fill caches that all of them share.
  await running.command(createCommand(connections / 4))
  await waitUntilIdle(running)
  const before = await running.usage()
  await running.command(createCommand(connections))
  await waitUntilIdle(running)
  const after = await running.usage()
  await running.stop()
  return (after.rss - before.rss) / connections
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
