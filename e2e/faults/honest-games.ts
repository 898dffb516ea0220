import type { SeededRandom } from '#testing/simulation/seeded-random.ts'
import type { Match } from '#testing/wire/match.ts'
import { playOneMove } from '#testing/wire/match.ts'
import { pause } from '#testing/wire/wait-until.ts'
import { percentile } from './machine.ts'

/** Players who make about a move a second in each game, and how long their moves take. */
export class HonestGames {
  readonly #random: SeededRandom
  readonly #players: readonly Promise<void>[]
  #moveMs: number[] = []
  #isStopped = false

  constructor(matches: readonly Match[], random: SeededRandom) {
    this.#random = random
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
  }

  async #keepPlaying(match: Match): Promise<void> {
    await pause(this.#random.between(0, 1_000))
    const isOver = () => match.tables.some(table => table.state()?.phase !== 'playing')
    while (!this.#isStopped && !isOver()) {
      const startedAt = performance.now()
      const { ok } = await playOneMove(match, this.#random)
      if (ok) this.#moveMs.push(performance.now() - startedAt)
      await pause(this.#random.between(500, 1_500))
    }
  }
}
