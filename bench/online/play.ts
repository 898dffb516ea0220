import type { Cell } from '#kernel/grid.ts'
import type { Match } from './protocol-clients/protocol-client.ts'

/** A game with predetermined marks. */
export interface BenchMatch {
  readonly length: number
  /** Makes the next mark. Returns false if the game is over or the last mark has not arrived. */
  move(): boolean
  /** Called with the latency when the opponent has received the last mark. */
  onArrived: (ms: number) => void
}

export function createBenchMatch({ players }: Match, marks: readonly Cell[]): BenchMatch {
  let sent = 0
  let arrived = 0
  let sentAt = 0
  const game: BenchMatch = {
    length: marks.length,
    move() {
      const cell = marks[sent]
      if (!cell || arrived < sent) return false
      sentAt = performance.now()
      players[sent++ % 2]!.mark(cell)
      return true
    },
    onArrived() {},
  }
  for (const [seat, player] of players.entries())
    player.onShown = ply => {
      // Players receive their own marks too, and may receive the same update twice.
      if (ply !== sent || arrived === sent || ply % 2 !== seat) return
      arrived = sent
      game.onArrived(performance.now() - sentAt)
    }
  return game
}

export interface Throughput {
  readonly moves: number
  readonly perSecond: number
}

/** Plays games to their ends with a limit of concurrent games. Each player moves as soon as an update arrives. */
export function playAtFullSpeed(games: readonly BenchMatch[], abreast: number): Promise<Throughput> {
  const moves = games.reduce((sum, { length }) => sum + length, 0)
  // Excludes the start and the end of the run, when fewer games are played.
  const from = Math.floor(moves * 0.1)
  const to = Math.floor(moves * 0.9)
  let arrived = 0
  let startedAt = 0
  let endedAt = 0
  return new Promise(resolve => {
    let next = 0
    const startNext = () => games[next++]?.move()
    for (const game of games)
      game.onArrived = () => {
        arrived++
        if (arrived === from) startedAt = performance.now()
        if (arrived === to) endedAt = performance.now()
        if (arrived === moves) resolve({ moves, perSecond: ((to - from) * 1000) / (endedAt - startedAt) })
        // When a game has ended, the next one starts.
        if (!game.move()) startNext()
      }
    while (next < Math.min(abreast, games.length)) startNext()
  })
}

export interface Latency {
  readonly moves: number
  readonly p50: number
  readonly p99: number
}

const WARM_SECONDS = 2

/** Makes one move per second in each game, evenly spread over the games, and measures the latency of the moves. */
export async function playPaced(games: readonly BenchMatch[], seconds: number): Promise<Latency> {
  const times: number[] = []
  let moves = 0
  let arrived = 0
  for (const game of games)
    game.onArrived = ms => {
      arrived++
      if (performance.now() - start > WARM_SECONDS * 1000) times.push(ms)
    }
  const start = performance.now()
  for (let due = 0; due < games.length * seconds; ) {
    const now = performance.now() - start
    for (; (due * 1000) / games.length <= now; due++) if (games[due % games.length]!.move()) moves++
    await pause(1)
  }
  while (arrived < moves) await pause(10)
  times.sort((one, other) => one - other)
  const quantile = (part: number) => times[Math.floor(times.length * part)]!
  return { moves, p50: quantile(0.5), p99: quantile(0.99) }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
