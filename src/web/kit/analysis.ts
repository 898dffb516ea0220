import type { ComponentChildren } from 'preact'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { AnalysedPosition, Findings, PositionQuestions } from '#kernel/analysis.ts'
import type { Report } from '#kernel/engine.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'

/** The engine's knowledge of the position on the board, for a board that draws it. */
export interface BoardAnalysis<Answer extends object = object> {
  readonly answer: Answer | undefined
  /** The panel's choice for this position, such as a move to preview; undefined again in the next one. */
  readonly selected: object | undefined
  /** The panel's switches, which stay from position to position. */
  readonly settings: object | undefined
}

export interface AnalysisPanelProps<T extends GameTypes = GameTypes, Answer extends object = object>
  extends BoardAnalysis<Answer> {
  readonly position: AnalysedPosition<T>
  readonly people: readonly Person[]
  readonly findings: Findings<Answer>
  select(selected: object | undefined): void
  changeSettings(settings: object): void
  /** Plays a move in the game's notation, which becomes part of the analysis; resolves to the reason for a refusal. */
  tryMove(text: string): Promise<string | undefined>
  /** Asks the engine something else about this position; cancelled when the position changes. */
  ask(question: object, report?: Report): EngineTask<object>
  /** Ends the questions about this position, or continues them. */
  stop(): void
  resume(): void
  /** Tells a screen reader about a change. */
  announce(text: string): void
}

/** The part of a face that shows in a review what the engine knows of the position. */
export interface AnalysisModule<T extends GameTypes = GameTypes, Answer extends object = object>
  extends PositionQuestions<T> {
  /** Shown beside the board. */
  Panel(props: AnalysisPanelProps<T, Answer>): ComponentChildren
}
