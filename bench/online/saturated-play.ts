import { setTimeout as pause } from 'node:timers/promises'
import type { BenchGame } from './bench-game.ts'
import { received } from './protocol-clients/socket.ts'

export interface SaturatedPlay {
  /** The moves of the whole play, including those before and after the measured time. */
  readonly moves: number
  /** The load generator's CPU time for the whole play. */
  readonly driverCpuMs: number
  /** Moves per second in the measured time, by the updates that have reached the opponents. */
  readonly perSecond: number
  /** Games that ended in the measured time, relative to the moves of an average game. */
  readonly endedShare: number
  /** The load generator's CPU time per second of measured time: 1 is a whole core. */
  readonly driverShare: number
  readonly framesPerMove: number
  readonly bytesPerMove: number
}

export interface SaturatedOptions {
  readonly abreast: number
  /** The measured time. It ends earlier if there is no game left to replace one that has ended. */
  readonly ms: number
}

interface Counts {
  readonly at: number
  readonly moves: number
  readonly ended: number
  readonly frames: number
  readonly bytes: number
  readonly cpuMs: number
}

/** From the resumption of the games to the measured time. */
const SETTLE_MS = 300

/**
 * Plays the first games to different plies, so that their ends are spread evenly over the measured time. Stops after the
 * given time: a slow server would need minutes.
 */
export async function advance(games: readonly BenchGame[], maxMs: number): Promise<void> {
  const targets = new Map(
    games.map((game, number) => [game, Math.floor((game.length * number) / games.length)]),
  )
  let waiting = games.length
  let isTimeUp = false
  await new Promise<void>(resolve => {
    const timeout = setTimeout(resolve, maxMs)
    const moveOn = (game: BenchGame) => {
      if (isTimeUp || (game.sent < targets.get(game)! && game.move())) return
      if (--waiting > 0) return
      clearTimeout(timeout)
      resolve()
    }
    for (const game of games) {
      game.listen({ onArrived: moveOn, onConfirmed() {} })
      moveOn(game)
    }
  })
  isTimeUp = true
  await settle(games)
}

/** Keeps a number of games going at full speed. Each player moves as soon as an update arrives. */
export async function playSaturated(
  games: readonly BenchGame[],
  { abreast, ms }: SaturatedOptions,
): Promise<SaturatedPlay> {
  let next = abreast
  let moves = 0
  let ended = 0
  let isStopped = false
  let runOut = () => {}
  const isRunOut = new Promise<void>(resolve => {
    runOut = resolve
  })

  function onArrived(game: BenchGame): void {
    moves++
    if (game.isOver) ended++
    if (isStopped || game.move()) return
    const replacement = games[next++]
    if (replacement) replacement.move()
    else runOut()
  }

  const startCpuMs = cpuMs()
  const count = (): Counts => ({ at: performance.now(), moves, ended, ...received, cpuMs: cpuMs() })
  for (const game of games) game.listen({ onArrived, onConfirmed() {} })
  for (const game of games.slice(0, abreast)) game.move()
  await pause(SETTLE_MS)
  const from = count()
  await Promise.race([pause(ms), isRunOut])
  // A slow server may accept nothing for that long.
  while (moves - from.moves < abreast / 10 && next <= games.length) await pause(10)
  const to = count()
  isStopped = true
  await settle(games)
  return { moves, driverCpuMs: cpuMs() - startCpuMs, ...compare(from, to, averageLength(games)) }
}

function compare(from: Counts, to: Counts, gameLength: number): Omit<SaturatedPlay, 'moves' | 'driverCpuMs'> {
  const ms = to.at - from.at
  const moves = to.moves - from.moves
  return {
    perSecond: (moves * 1000) / ms,
    endedShare: ((to.ended - from.ended) * gameLength) / moves,
    driverShare: (to.cpuMs - from.cpuMs) / ms,
    framesPerMove: (to.frames - from.frames) / moves,
    bytesPerMove: (to.bytes - from.bytes) / moves,
  }
}

/** Waits until every mark has arrived and has been confirmed. A lost one fails the bench by its request's time limit. */
export async function settle(games: readonly BenchGame[]): Promise<void> {
  while (!games.every(({ isSettled }) => isSettled)) await pause(10)
}

function averageLength(games: readonly BenchGame[]): number {
  return games.reduce((sum, { length }) => sum + length, 0) / games.length
}

/** The CPU time of this process so far. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
