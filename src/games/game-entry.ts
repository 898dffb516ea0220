import type { GameCommands } from '#kernel/commands.ts'
import type { Engine, OnlinePolicy, PuzzleSource, Report } from '#kernel/engine.ts'
import type { FirstStep, Lesson } from '#kernel/lesson.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'

/** A game as the shells get hold of it. Parts that are heavy or seldom needed are loaded on demand. */
// Members are methods, not properties, so that the catalog can hold any game without `any`.
export interface GameEntry<T extends GameTypes = GameTypes> extends RuleVersions {
  readonly rules: Rules<T>
  readonly text: GameText<T>
  readonly commands?: GameCommands<T>
  readonly presentation?: Presentation<T>
  /** In a game for several players. */
  readonly online?: OnlinePolicy<T>
  /** In a game whose deals are puzzles. */
  readonly puzzles?: PuzzleSource<T>
  readonly hasHints?: true
  /** The levels of the computer that learn from a person's earlier games, with consent. */
  readonly learningLevels?: readonly string[]
  /** The words of a game of words. */
  readonly library?: Library
  /** What a word means, in a game that is about words; of the dictionary with this hash, where one is named. */
  define?: Library['define']
  createEngine(report: Report): Promise<Engine<T>>
  /** Three steps that introduce the game. */
  loadFirstSteps(): Promise<{ readonly firstSteps: readonly FirstStep<T>[] }>
  /** The game taught step by step, where it is. */
  loadLessons?(): Promise<{ readonly lessons: readonly Lesson<T>[] }>
  loadTools(): Promise<{ readonly tools: Readonly<Record<string, Tool>> }>
}

/** What the module `entry.ts` of a game exports. The words are opened only by a game that needs them. */
export interface EntryModule {
  openGame(library: () => Promise<Library>): GameEntry | Promise<GameEntry>
}
