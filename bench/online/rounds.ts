import { setTimeout as pause } from 'node:timers/promises'
import { type Disturbance, disturbance, machineTimes } from './machine.ts'
import type { PacedPlay } from './paced-play.ts'
import type { SaturatedPlay } from './saturated-play.ts'
import { type RunningSystem, type System, start } from './systems.ts'

/** A measurement with what it cost the machine. */
type WithCost<Measured> = Measured & {
  /** The server's CPU time per move in microseconds. */
  readonly cpuUs: number
  readonly disturbance: Disturbance
}
export type Saturated = WithCost<SaturatedPlay>
export type Paced = WithCost<PacedPlay>

/** The results of one system in one round. */
export interface SystemRound {
  /** By the number of tables, without those for which the system is too slow. */
  readonly saturated: ReadonlyMap<number, Saturated>
  readonly paced: Paced
}

export type Round = ReadonlyMap<System, SystemRound>

export interface RoundOptions {
  readonly sizes: readonly number[]
  /** The measured time at each size. */
  readonly ms: number
  readonly paced: { readonly games: number; readonly seconds: number }
}

const WARM_TABLES = 500
/** Longer than fast servers need for it; a slow one then has fewer ends of games in the measured time. */
const ADVANCE_MS = 2_500
/** The moves of an average game; see `random-game.ts`. */
const GAME_MOVES = 17
/** A guess for the first measurement, which is not counted. */
const FIRST_RATE = 10_000
/** If a server needs longer for a move at every table, it is not measured with so many tables. */
const MAX_TURN_SECONDS = 8
/** A process may have 20,000 open files on many systems. */
const MAX_TABLES = 9_500
const IDLE_CHECK_MS = 200
const MAX_IDLE_CHECKS = 50

/**
 * Starts every system and measures them in turns, so that a change of the machine's speed meets all of them. The
 * servers live for one round: boardgame.io keeps all matches in memory, and its heap would slow down later rounds.
 */
export async function measureRound(
  systems: readonly System[],
  { sizes, ms, paced }: RoundOptions,
): Promise<Round> {
  const running: RunningSystem[] = []
  for (const system of systems) running.push(await start(system))
  const saturated = new Map(systems.map(system => [system, new Map<number, Saturated>()]))
  const rates = new Map<System, number>()
  for (const [index, abreast] of [WARM_TABLES, ...sizes].entries())
    for (const server of running) {
      const rate = rates.get(server.system) ?? FIRST_RATE
      if (abreast / rate > MAX_TURN_SECONDS) continue
      const result = await measureSaturated(server, { abreast, ms, rate })
      rates.set(server.system, result.perSecond)
      // The first measurement gives the JIT compiler time to optimise the server.
      if (index > 0) saturated.get(server.system)!.set(abreast, result)
    }
  const round = new Map<System, SystemRound>()
  for (const server of running)
    round.set(server.system, {
      saturated: saturated.get(server.system)!,
      paced: await measurePaced(server, paced),
    })
  for (const server of running) await server.stop()
  return round
}

interface SaturatedRun {
  readonly abreast: number
  readonly ms: number
  /** Moves per second that this system is expected to reach, which tells how many games will end. */
  readonly rate: number
}

async function measureSaturated(
  running: RunningSystem,
  { abreast, ms, rate }: SaturatedRun,
): Promise<Saturated> {
  const replacements = Math.ceil((1.3 * rate * (ms + 400)) / 1000 / GAME_MOVES)
  await running.command({ do: 'seat', games: Math.min(abreast + replacements, MAX_TABLES) })
  await waitUntilIdle(running)
  await running.command({ do: 'advance', abreast, maxMs: ADVANCE_MS })
  return playAndLeave(running, () => running.command<SaturatedPlay>({ do: 'play-saturated', abreast, ms }))
}

async function measurePaced(
  running: RunningSystem,
  { games, seconds }: RoundOptions['paced'],
): Promise<Paced> {
  await running.command({ do: 'seat', games })
  await waitUntilIdle(running)
  return playAndLeave(running, () => running.command<PacedPlay>({ do: 'play-paced', seconds }))
}

/** Only playing is measured, and the server must have accepted exactly the moves that were played. */
async function playAndLeave<Played extends { readonly moves: number; readonly driverCpuMs: number }>(
  running: RunningSystem,
  play: () => Promise<Played>,
): Promise<WithCost<Played>> {
  const { system, command, usage } = running
  const timesBefore = machineTimes()
  const before = await usage()
  const played = await play()
  const after = await usage()
  const timesAfter = machineTimes()
  await command({ do: 'leave' })
  await waitUntilIdle(running)
  const accepted = after.moves - before.moves
  if (accepted !== played.moves)
    throw new Error(`${system.name} accepted ${accepted} of ${played.moves} moves`)
  const cpuMs = after.cpuMs - before.cpuMs
  return {
    ...played,
    cpuUs: (cpuMs * 1000) / played.moves,
    disturbance: disturbance(timesBefore, timesAfter, cpuMs + played.driverCpuMs),
  }
}

/** Waits until a server has finished the work after players arrive or leave, so that it is not counted as play. */
export async function waitUntilIdle({ usage }: RunningSystem): Promise<void> {
  let before = await usage()
  for (let tries = 0; tries < MAX_IDLE_CHECKS; tries++) {
    await pause(IDLE_CHECK_MS)
    const after = await usage()
    if (after.cpuMs - before.cpuMs < IDLE_CHECK_MS / 10) return
    before = after
  }
}
