import { setTimeout as pause } from 'node:timers/promises'
import type { BenchGame } from './bench-game.ts'
import { cpuMs, settle } from './saturated-play.ts'

export interface Latency {
  readonly p50: number
  readonly p99: number
}

export interface PacedPlay {
  readonly moves: number
  /** The load generator's CPU time for the whole play. */
  readonly driverCpuMs: number
  /** The share of the moves that were made when they were due; the others waited for the move before them. */
  readonly madeShare: number
  /** In milliseconds, from sending a mark to the update of the opponent. */
  readonly opponent: Latency
  /** In milliseconds, from sending a mark until its mover is told that it is accepted. */
  readonly mover: Latency
}

/** Latencies of the first moves are not counted: code runs for the first time. */
const WARM_MS = 2_000

/** Makes one move per second in each game, evenly spread over the games, and measures the latency of the moves. */
export async function playPaced(games: readonly BenchGame[], seconds: number): Promise<PacedPlay> {
  const opponent: number[] = []
  const mover: number[] = []
  const startCpuMs = cpuMs()
  const start = performance.now()
  const isWarm = () => performance.now() - start > WARM_MS
  for (const game of games)
    game.listen({
      onArrived: (_, ms) => isWarm() && opponent.push(ms),
      onConfirmed: (_, ms) => isWarm() && mover.push(ms),
    })
  let moves = 0
  for (let due = 0; due < games.length * seconds; ) {
    const now = performance.now() - start
    for (; (due * 1000) / games.length <= now; due++) if (games[due % games.length]!.move()) moves++
    await pause(1)
  }
  await settle(games)
  const madeShare = moves / (games.length * seconds)
  return {
    moves,
    driverCpuMs: cpuMs() - startCpuMs,
    madeShare,
    opponent: quantiles(opponent),
    mover: quantiles(mover),
  }
}

function quantiles(times: readonly number[]): Latency {
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)]!
  return { p50: quantile(0.5), p99: quantile(0.99) }
}
