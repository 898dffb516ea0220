import type { Cell } from '#kernel/grid.ts'
import type { Match } from './protocol-clients/protocol-client.ts'

/** A game of known marks at a table. */
export interface BenchMatch {
  readonly length: number
  /** Makes the next mark; false when the game is over, or the last mark has not arrived. */
  move(): boolean
  /** Called when the opponent has been shown the last mark, with how long that took. */
  onArrived: (ms: number) => void
}

export function createBenchMatch({ players }: Match, marks: readonly Cell[]): BenchMatch {
  let made = 0
  let arrived = 0
  let sentAt = 0
  const game: BenchMatch = {
    length: marks.length,
    move() {
      const cell = marks[made]
      if (!cell || arrived < made) return false
      sentAt = performance.now()
      players[made++ % 2]!.mark(cell)
      return true
    },
    onArrived() {},
  }
  for (const [seat, player] of players.entries())
    player.onShown = ply => {
      // Players are shown their own marks too, and may be shown again what they have seen.
      if (ply !== made || arrived === made || ply % 2 !== seat) return
      arrived = made
      game.onArrived(performance.now() - sentAt)
    }
  return game
}

export interface Throughput {
  readonly moves: number
  readonly perSecond: number
}

/** Plays games to their ends, so many abreast, each player answering the moment a move is shown. */
export function playAtFullSpeed(games: readonly BenchMatch[], abreast: number): Promise<Throughput> {
  const moves = games.reduce((sum, { length }) => sum + length, 0)
  // At the beginning and at the end not everybody plays.
  const from = Math.floor(moves * 0.1)
  const to = Math.floor(moves * 0.9)
  let arrived = 0
  let begun = 0
  let ended = 0
  return new Promise(resolve => {
    let next = 0
    const begin = () => games[next++]?.move()
    for (const game of games)
      game.onArrived = () => {
        arrived++
        if (arrived === from) begun = performance.now()
        if (arrived === to) ended = performance.now()
        if (arrived === moves) resolve({ moves, perSecond: ((to - from) * 1000) / (ended - begun) })
        // Where one game has ended, another begins.
        if (!game.move()) begin()
      }
    while (next < Math.min(abreast, games.length)) begin()
  })
}

export interface Latency {
  readonly moves: number
  readonly p50: number
  readonly p99: number
}

const WARM_SECONDS = 2

/** In each game a move a second, the games one after the other, and how long the moves take to arrive. */
export async function playPaced(games: readonly BenchMatch[], seconds: number): Promise<Latency> {
  const times: number[] = []
  let moves = 0
  let arrived = 0
  for (const game of games)
    game.onArrived = ms => {
      arrived++
      if (performance.now() - begun > WARM_SECONDS * 1000) times.push(ms)
    }
  const begun = performance.now()
  for (let due = 0; due < games.length * seconds; ) {
    const now = performance.now() - begun
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
