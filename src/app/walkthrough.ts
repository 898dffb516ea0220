import type { Clock } from '#kernel/clock.ts'
import type { WalkthroughStep } from '#kernel/engine.ts'

/** The time for a step that plays by itself: a moment to find the cells, and as long as its sentence takes to read. */
const MS_PER_STEP = 1_500
const MS_PER_CHARACTER = 40

export interface WalkthroughOptions {
  readonly steps: readonly WalkthroughStep[]
  readonly clock: Pick<Clock, 'after'>
  sentence(step: WalkthroughStep): string
  onChange(): void
  /** Called once for each step that is shown, however often it is shown. */
  onNewStep?(): void
}

/** Steps through the reasoning of an engine, by hand or by itself. Position 0 is the board before the first step. */
export class Walkthrough {
  readonly #options: WalkthroughOptions
  #position = 0
  #furthest = 0
  #isPlaying = false
  #stopTimer = () => {}

  constructor(options: WalkthroughOptions) {
    this.#options = options
  }

  get position(): number {
    return this.#position
  }

  get length(): number {
    return this.#options.steps.length
  }

  get isPlaying(): boolean {
    return this.#isPlaying
  }

  /** The step that leads to this position; undefined before the first one. */
  get step(): WalkthroughStep | undefined {
    return this.#options.steps[this.#position - 1]
  }

  /** Shows a position and stops playing. */
  goTo(position: number): void {
    this.#setPlaying(false)
    this.#show(position)
  }

  /** Plays from here, or from the beginning if this is the end; or pauses. */
  togglePlaying(): void {
    if (this.#isPlaying) this.#setPlaying(false)
    else {
      this.#setPlaying(true)
      this.#show(this.#position === this.length ? 0 : this.#position + 1)
    }
    this.#options.onChange()
  }

  close(): void {
    this.#stopTimer()
  }

  #setPlaying(isPlaying: boolean): void {
    this.#stopTimer()
    this.#isPlaying = isPlaying
  }

  #show(position: number): void {
    this.#position = Math.min(this.length, Math.max(0, position))
    while (this.#furthest < this.#position) {
      this.#furthest += 1
      this.#options.onNewStep?.()
    }
    if (this.#position === this.length) this.#setPlaying(false)
    else if (this.#isPlaying) this.#setTimer()
    this.#options.onChange()
  }

  #setTimer(): void {
    const { clock, sentence } = this.#options
    const characters = this.step ? sentence(this.step).length : 0
    this.#stopTimer()
    this.#stopTimer = clock.after(MS_PER_STEP + MS_PER_CHARACTER * characters, () =>
      this.#show(this.#position + 1),
    )
  }
}
