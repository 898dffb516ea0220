import type { SeededRandom } from '#testing/simulation/seeded-random.ts'
import type { Match } from '#testing/wire/match.ts'
import { playOneMove } from '#testing/wire/match.ts'
import { pause } from '#testing/wire/wait-until.ts'
import { percentile } from './machine.ts'

const TICK_MS = 5

/**
 * Players who make about a move a second in each game, and how long their moves take. Hundreds of players share this
 * process; the time in which it was busy itself, such as with starting the attack, is not part of a move.
 */
export class HonestGames {
  readonly #random: SeededRandom
  readonly #players: readonly Promise<void>[]
  readonly #ticks: NodeJS.Timeout
  #moveMs: number[] = []
  #tickedAt = performance.now()
  #busyMs = 0
  #isStopped = false

  constructor(matches: readonly Match[], random: SeededRandom) {
    this.#random = random
    this.#ticks = setInterval(() => this.#noteDelay(), TICK_MS)
    this.#players = matches.map(match => this.#keepPlaying(match))
  }

  /** The durations of the moves since the last call. */
  takeDurations(): { readonly moves: number; readonly p99: number } {
    const durations = this.#moveMs
    this.#moveMs = []
    return { moves: durations.length, p99: percentile(durations, 0.99) ?? 0 }
  }

  /** Plays for a while and measures. */
  async measure(ms: number): Promise<{ readonly moves: number; readonly p99: number }> {
    this.takeDurations()
    await pause(ms)
    return this.takeDurations()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#players)
    clearInterval(this.#ticks)
  }

  #noteDelay(): void {
    const now = performance.now()
    this.#busyMs += Math.max(0, now - this.#tickedAt - TICK_MS - 1)
    this.#tickedAt = now
  }

  async #keepPlaying(match: Match): Promise<void> {
    await pause(this.#random.between(0, 1_000))
    const isOver = () => match.tables.some(table => table.state()?.phase !== 'playing')
    while (!this.#isStopped && !isOver()) {
      this.#noteDelay()
      const [startedAt, busyBefore] = [performance.now(), this.#busyMs]
      const { ok } = await playOneMove(match, this.#random)
      this.#noteDelay()
      if (ok) this.#moveMs.push(Math.max(0, performance.now() - startedAt - (this.#busyMs - busyBefore)))
      await pause(this.#random.between(500, 1_500))
    }
  }
}
