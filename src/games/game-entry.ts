import type { GameCommand } from '#kernel/commands.ts'
import type { Engine, OnlinePolicy, PuzzleSource, Report } from '#kernel/engine.ts'
import type { ExerciseKinds } from '#kernel/exercise.ts'
import type { GameFormat } from '#kernel/game-format.ts'
import type { FirstStep, Lesson } from '#kernel/lesson.ts'
import type { Preset } from '#kernel/options.ts'
import type { PictureModule } from '#kernel/picture.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import type { AnyTool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'

/** The colours of the palette, one for each game. */
export type Accent = 'damson' | 'sloe' | 'quince' | 'gage' | 'medlar' | 'leaf'

/** A game before it is loaded: enough for the lobby, for menus and for lists. */
export interface GameCard {
  readonly id: string
  readonly title: string
  /** One sentence beside the title. */
  readonly tagline: string
  readonly accent: Accent
  /** The game's place among the others, in menus and in the lobby; games with the same place are ordered by id. */
  readonly place: { readonly menu: number; readonly lobby: number }
  /** The text in the lobby: a sentence, then two notes at the foot of the card. */
  readonly lobby: { readonly text: string; readonly left: string; readonly right: string }
  /** The names of the daily puzzles: alone, and in a list with those of other games. */
  readonly dailies?: Readonly<Record<string, { readonly name: string; readonly listName: string }>>
  readonly hasExercises?: true
  /** Puzzles can be composed in the browser, and published on servers that allow it. */
  readonly composes?: true
  loadEntry(): Promise<EntryModule>
}

/** A game as the shells use it. Parts that are large or rarely needed are loaded on demand. */
// Members are methods, not properties, so that the catalog can hold any game without `any`.
export interface GameEntry<T extends GameTypes = GameTypes> extends RuleVersions {
  readonly card: GameCard
  readonly rules: Rules<T>
  readonly text: GameText<T>
  readonly commands?: readonly GameCommand<T>[]
  readonly presentation?: Presentation<T>
  /** Only in games for several players. */
  readonly online?: OnlinePolicy<T>
  /** Only in games whose deals are puzzles. */
  readonly puzzles?: PuzzleSource<T>
  readonly hasHints?: true
  /** Whether the engine can walk a player through its reasoning. */
  readonly hasWalkthrough?: true
  /** The kinds of exercises that its engine makes; the card says that there are some. */
  readonly exercises?: ExerciseKinds
  /** Named combinations of options, which forms offer before the options themselves. */
  readonly presets?: readonly Preset<T['params']>[]
  /** How strong the computer's levels are, on the scale of Elo; measured by matches between them. */
  readonly levelRatings?: Readonly<Record<string, number>>
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
  /** Drawing positions as pictures to share; without it a game offers none. */
  loadPicture?(): Promise<PictureModule<T>>
  loadTools(): Promise<{ readonly tools: Readonly<Record<string, AnyTool>> }>
}

/** A game as its `entry.ts` opens it; the catalog adds the card. */
export type OpenedGame<T extends GameTypes = GameTypes> = Omit<GameEntry<T>, 'card'>

/** The exports of a game's `entry.ts`. Only games that need words call `library`. */
export interface EntryModule {
  openGame(library: () => Promise<Library>): OpenedGame | Promise<OpenedGame>
}
