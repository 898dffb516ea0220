import type { GameCommand } from '#kernel/commands.ts'
import type { Engine, OnlinePolicy, PuzzleSource, Report } from '#kernel/engine.ts'
import type { GameFormat } from '#kernel/game-format.ts'
import type { FirstStep, Lesson } from '#kernel/lesson.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'

/** A game as the shells use it. Parts that are large or rarely needed are loaded on demand. */
// Members are methods, not properties, so that the catalog can hold any game without `any`.
export interface GameEntry<T extends GameTypes = GameTypes> extends RuleVersions {
  readonly rules: Rules<T>
  readonly text: GameText<T>
  readonly commands?: readonly GameCommand<T>[]
  readonly presentation?: Presentation<T>
  /** Only in games for several players. */
  readonly online?: OnlinePolicy<T>
  /** Only in games whose deals are puzzles. */
  readonly puzzles?: PuzzleSource<T>
  readonly hasHints?: true
  /** The computer's levels that learn from a person's earlier games, with consent. */
  readonly learningLevels?: readonly string[]
  /** Only in word games. */
  readonly library?: Library
  /** Looks up the meaning of a word in a word game; a hash selects the dictionary. */
  define?: Library['define']
  createEngine(report: Report): Promise<Engine<T>>
  /** Three steps that introduce the game. */
  loadFirstSteps(): Promise<{ readonly firstSteps: readonly FirstStep<T>[] }>
  /** A full course, if the game has one. */
  loadLessons?(): Promise<{ readonly lessons: readonly Lesson<T>[] }>
  /** Formats of other programs for a finished game, if there are any. */
  loadFormats?(): Promise<readonly GameFormat<T>[]>
  loadTools(): Promise<{ readonly tools: Readonly<Record<string, Tool>> }>
}

/** The exports of a game's `entry.ts`. Only games that need words call `library`. */
export interface EntryModule {
  openGame(library: () => Promise<Library>): GameEntry | Promise<GameEntry>
}
