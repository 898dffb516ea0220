import type { Analysis } from '#app/analysis.ts'
import { PositionAnalysis } from '#app/position-analysis.ts'
import type { Findings } from '#kernel/analysis.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { SceneAnalysis } from '../../kit/face.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { Block } from '../../kit/styled-text.ts'
import type { TerminalHost } from '../../shell/host.ts'

interface EngineFindingsOptions {
  readonly host: Pick<TerminalHost, 'analysisEngine' | 'clock'>
  readonly loaded: LoadedGame
  readonly analysis: Analysis
  onChange(): void
}

/** The engine's knowledge of the position in a review, where the face shows it, and the move chosen from it. */
export class EngineFindings {
  readonly #loaded: LoadedGame
  readonly #analysis: Analysis
  readonly #engine: PositionAnalysis
  /** The chosen move among those that the engine offers, in the position where it was chosen. */
  #choice: { readonly index: number; readonly state: object } | undefined

  constructor({ host, loaded, analysis, onChange }: EngineFindingsOptions) {
    const { analysisEngine: engineClient, clock } = host
    this.#loaded = loaded
    this.#analysis = analysis
    this.#engine = new PositionAnalysis({ engineClient, clock, game: loaded.id, onChange })
  }

  /** Asks about the position on the screen. */
  ask(): void {
    const { analysis } = this.#loaded.face
    const position = this.#analysis.analysedPosition()
    if (analysis) this.#engine.show(position.moves.join('\n'), analysis.questions(position))
  }

  /** The findings for the board; undefined until there are any. */
  scene(): SceneAnalysis | undefined {
    const { answer } = this.#engine.findings
    return answer && { answer, selected: this.selected() }
  }

  lines(glyphs: Glyphs): Block {
    const shown = this.scene()
    const position = this.#analysis.analysedPosition()
    return (shown && this.#loaded.face.analysis?.lines(shown, position, glyphs)) ?? []
  }

  /** Whether the engine is still at work, and why it failed. */
  get status(): Pick<Findings, 'status' | 'failure'> {
    return this.#engine.findings
  }

  hasMoves(): boolean {
    return this.#moves().length > 0
  }

  /** Chooses the next or the last of the moves that the engine offers. */
  step(by: 1 | -1): void {
    const count = this.#moves().length
    if (count === 0) return
    const { state } = this.#analysis.snapshot().position
    const from = this.#choice?.state === state ? this.#choice.index : by === 1 ? -1 : count
    this.#choice = { index: (from + by + count) % count, state }
  }

  selected(): string | undefined {
    const { state } = this.#analysis.snapshot().position
    return this.#choice?.state === state ? this.#moves()[this.#choice.index] : undefined
  }

  close(): void {
    this.#engine.close()
  }

  #moves(): readonly string[] {
    const { answer } = this.#engine.findings
    return (answer && this.#loaded.face.analysis?.moves?.(answer)) ?? []
  }
}
