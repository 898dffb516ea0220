import type { PuzzleResult } from '#app/statistics.ts'
import type { Cell } from '#kernel/grid.ts'
import type { ImportedGame } from '#kernel/imported-game.ts'
import type { GameTypes, Rules, Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import type { CursorStep } from './cursor.ts'
import type { DraftEditor } from './draft-editor.ts'
import type { Glyphs } from './glyphs.ts'
import type { ScreenSize } from './grid.ts'
import type { KeyMap } from './keymap.ts'
import type { Tone } from './style.ts'
import type { Block, StyledLine } from './styled-text.ts'

/** Cells that a sentence speaks of: refused ones, or good ones. */
export interface Highlight {
  readonly cells: readonly Cell[]
  readonly as: 'refused' | 'good'
}

export interface Scene<T extends GameTypes = GameTypes, Draft = unknown> {
  readonly view: T['view']
  readonly people: readonly Person[]
  /** Absent where nobody at this screen is to move. */
  readonly cursor: Cell | undefined
  /** What is being put together, where the game has drafts and someone at this screen plays. */
  readonly draft?: Draft | undefined
  readonly highlight: Highlight | undefined
  /** What stands in the line below the board. */
  readonly entry?: string
  /** The aids that are switched on, by their ids. */
  readonly toggles?: ReadonlySet<string>
  readonly size: ScreenSize
  readonly glyphs: Glyphs
}

/** A scene with what the shell has to say, for a face that finds a place for all of it. */
export interface FullScreenScene<T extends GameTypes = GameTypes, Draft = unknown> extends Scene<T, Draft> {
  /** What stands behind a player's name: the clock, that the player is away. */
  seatStatus(seat: Seat): StyledLine
  /** What was just said, how it ended, who is missing. Whose turn it is, the face shows itself. */
  statusLines(columns: number): Block
  log(columns: number, rows: number): Block
}

export interface Preset<T extends GameTypes = GameTypes> {
  readonly label: string
  readonly chosen: Partial<T['params']>
}

/** What it takes to read a game: its rules, and the words where it has any. */
export interface ImportContext<T extends GameTypes = GameTypes> {
  readonly rules: Rules<T>
  readonly library?: Library | undefined
}

/** For a game that is played by typing alone: there is no cursor, and every sign goes into the line below the board. */
export interface TypedInput<T extends GameTypes = GameTypes> {
  /** What lines mean that are no moves, such as a letter for the help. */
  readonly commands: Readonly<Record<string, 'help' | 'menu'>>
  /** What may be typed besides, for the hints and the help. */
  keys(view: T['view']): KeyMap<'typed'>
  /** What stands in the empty line. */
  readonly placeholder: string
  /** What Enter does with what is typed. */
  readonly enterLabel: string
}

/** For a game that comes with menus of its own: what to do, then which level. Both answer to what is typed. */
export interface FaceMenu {
  /** The option that the menu of levels asks for. */
  readonly option: string
  readonly levels: readonly { readonly value: string; readonly label: string; readonly note: string }[]
  /** What stands beside a level instead of its note, once games that are kept have something to tell of it. */
  levelNote?(value: string, results: readonly PuzzleResult[]): string | undefined
  readonly words: {
    readonly play: string
    readonly playNote: string
    readonly help: string
    readonly resume: string
    readonly others: string
    readonly othersNote: string
    readonly exit: string
    readonly exitNote: string
    /** Where there is a parlour to go back to. */
    readonly toHome: string
    /** Above the levels; and what leads back to them. */
    readonly levels: string
    readonly toLevels: string
    readonly back: string
    readonly backNote: string
  }
}

/** A game's looks in the terminal. It draws views and names moves; rules it has none. */
export interface Face<T extends GameTypes = GameTypes, Draft = unknown> {
  readonly accent: Tone
  /** Where the cursor stands: a good place to start from, or the given one if the view still has it. */
  cursor(view: T['view'], from: Cell | undefined): Cell
  step(view: T['view'], cursor: Cell, step: CursorStep): Cell
  /** The move that Enter makes at the cursor, in the game's notation, where it is not a draft's. */
  move?(view: T['view'], cursor: Cell): string
  /** Whether that move would only be refused; Enter then says why. */
  isMoveRefused?(view: T['view'], cursor: Cell): boolean
  /** For a game whose moves are put together key by key. */
  readonly draftEditor?: DraftEditor<T, Draft>
  /** For a game that is played by typing alone. */
  readonly typedInput?: TypedInput<T>
  /** For a game with menus of its own. */
  readonly menu?: FaceMenu
  /** Some of the options chosen at a glance, each by its name. */
  readonly presets?: readonly Preset<T>[]
  /** What a game with these choices is like, beside the options: how long it takes, or why it cannot be. */
  setupNote?(params: T['params']): string
  /** The game that a text of another program tells; undefined for a text of no form it knows. */
  readImportedGame?(text: string, parts: ImportContext<T>): Promise<ImportedGame<T> | undefined>
  draw(scene: Scene<T, Draft>): Block
  /** All that stands between title and keys, for a face that wants more than a board with the shell's column beside. */
  drawFullScreen?(scene: FullScreenScene<T, Draft>): Block
  /** The board in plain text, for pipes, screen readers and transcripts. */
  text(view: T['view'], people: readonly Person[]): readonly string[]
}
