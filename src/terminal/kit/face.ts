import type { PuzzleResult } from '#app/statistics.ts'
import type { AnalysedPosition, PositionQuestions } from '#kernel/analysis.ts'
import type { Cell } from '#kernel/grid.ts'
import type { GameTypes, Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { CursorStep } from './cursor.ts'
import type { DraftEditor } from './draft-editor.ts'
import type { Glyphs } from './glyphs.ts'
import type { ScreenSize } from './grid.ts'
import type { KeyMap } from './keymap.ts'
import type { Block, StyledLine } from './styled-text.ts'

/** Cells that a message is about. */
export interface Highlight {
  readonly cells: readonly Cell[]
  readonly as: 'refused' | 'good'
}

export interface Scene<T extends GameTypes = GameTypes, Draft = unknown> {
  readonly view: T['view']
  readonly people: readonly Person[]
  /** Absent where nobody at this screen can move. */
  readonly cursor: Cell | undefined
  /** The unfinished move, where the game has drafts and someone at this screen plays. */
  readonly draft?: Draft | undefined
  readonly highlight: Highlight | undefined
  /** The text in the line below the board. */
  readonly entry?: string
  /** The ids of the toggles that are on. */
  readonly toggles?: ReadonlySet<string>
  /** In a review: the engine's knowledge of the position, if the face has `analysis`. */
  readonly analysis?: SceneAnalysis
  readonly size: ScreenSize
  readonly glyphs: Glyphs
}

/** The engine's knowledge of the position on the board. */
export interface SceneAnalysis<Answer extends object = object> {
  readonly answer: Answer
  /** The move that the player has chosen from `moves`, in the game's notation. */
  readonly selected: string | undefined
}

/** Shows in a review what the engine knows of the position. */
export interface FaceAnalysis<T extends GameTypes = GameTypes, Answer extends object = object>
  extends PositionQuestions<T> {
  /** The lines beside the board. The shell wraps them. */
  lines(analysis: SceneAnalysis<Answer>, position: AnalysedPosition<T>, glyphs: Glyphs): Block
  /** Moves for the player to walk through with keys and to play with Enter, the best first. */
  moves?(answer: Answer): readonly string[]
}

/** A scene with the shell's own lines, for a face that draws the full screen. */
export interface FullScreenScene<T extends GameTypes = GameTypes, Draft = unknown> extends Scene<T, Draft> {
  /** The clock and presence behind a player's name. */
  seatStatus(seat: Seat): StyledLine
  /** The last message, the ending, who is away. The face itself shows whose turn it is. */
  statusLines(columns: number): Block
  log(columns: number, rows: number): Block
}
/** A cursor on the board. */
interface CursorInput<T extends GameTypes> {
  /** The given cell if the view still has it, else a good cell to start from. */
  cursor(view: T['view'], from: Cell | undefined): Cell
  step(view: T['view'], cursor: Cell, step: CursorStep): Cell
}

/** Enter makes a move on the cell at the cursor. */
export interface CellInput<T extends GameTypes = GameTypes> extends CursorInput<T> {
  readonly kind: 'cell'
  /** The move in the game's notation. */
  move(view: T['view'], cursor: Cell): string
  /** The effect of Enter where it has a word of its own, such as “shades a1”; by default it plays the move. */
  describeEnter?(view: T['view'], cursor: Cell): string
  /** Whether that move would be refused; Enter then says why. */
  isRefused?(view: T['view'], cursor: Cell): boolean
}

/** Moves are composed key by key. */
export interface DraftInput<T extends GameTypes = GameTypes, Draft = unknown> extends CursorInput<T> {
  readonly kind: 'draft'
  readonly editor: DraftEditor<T, Draft>
}

/** Moves are only typed: there is no cursor, and every character goes into the line below the board. */
export interface TypedInput<T extends GameTypes = GameTypes> {
  readonly kind: 'typed'
  /** Lines that are commands, such as a letter for the help. */
  readonly commands: Readonly<Record<string, 'help' | 'menu'>>
  /** Further inputs, for the hints and the help. */
  keys(view: T['view']): KeyMap<'typed'>
  /** Shown in the empty line. */
  readonly placeholder: string
  /** The effect of Enter on the line. */
  readonly enterLabel: string
}

/** The menus of a game that has its own: the main menu and the levels. Items can be chosen by typing. */
export interface FaceMenu {
  /** The option that the level menu sets. */
  readonly option: string
  readonly levels: readonly { readonly value: string; readonly label: string; readonly note: string }[]
  /** Replaces the note of a level once the saved games have results for it. */
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
    /** The exit item where it leads back to the home menu. */
    readonly toHome: string
    /** The heading of the levels, and the key that leads back to them. */
    readonly levels: string
    readonly toLevels: string
    readonly back: string
    readonly backNote: string
  }
}

/** How a game looks in the terminal. It draws views and names moves and has no rules. */
export interface Face<T extends GameTypes = GameTypes, Draft = unknown> {
  /** How a player makes moves. */
  readonly input: CellInput<T> | DraftInput<T, Draft> | TypedInput<T>
  /** In a game with menus of its own. */
  readonly menu?: FaceMenu
  /** A remark on these params for the form: how long the game takes, or why it is impossible. */
  setupNote?(params: T['params']): string
  draw(scene: Scene<T, Draft>): Block
  /** Draws everything between title and key hints, in place of the shell's layout. */
  drawFullScreen?(scene: FullScreenScene<T, Draft>): Block
  /** The engine's knowledge of positions, for reviews. */
  readonly analysis?: FaceAnalysis<T>
  /** The board in plain text, for pipes, screen readers and transcripts. */
  text(view: T['view'], people: readonly Person[]): readonly string[]
}
