import type { ComponentChildren } from 'preact'
import type { PuzzleResult } from '#app/statistics.ts'
import type { PlayedMove } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { ImportedGame } from '#kernel/imported-game.ts'
import type { GameTypes, Rules, Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import type { TouchConfirmation } from './board.tsx'

/** Cells that a sentence on the page speaks of. */
export interface CellHighlight {
  readonly why: 'refused' | 'hint' | 'better' | 'sending'
  readonly cells: readonly Cell[]
}

/** What is known of a game that was played on this device. */
export type PlayedGame = Pick<PuzzleResult, 'facts' | 'outcome' | 'points'>

/** A sentence about the position. */
export interface Message {
  readonly kind: 'refused' | 'hint' | 'note'
  readonly text: string
  readonly cells?: readonly Cell[] | undefined
}

export interface BoardFaceProps<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  readonly people: readonly Person[]
  readonly label: string
  readonly highlight?: CellHighlight | undefined
  /** What was refused or advised, for a face that says it in a place of its own. */
  readonly message?: Message | undefined
  /** What the last move brought about. */
  readonly events?: readonly T['event'][]
  readonly confirming?: TouchConfirmation
  /** The aids that are switched on, by their ids. */
  readonly boardToggles?: ReadonlySet<string>
  /** The last position of a game that is looked back at, where all is known. */
  readonly finalView?: T['view']
  /** Names the table on this device, for what a face remembers of it. */
  readonly tableId?: string
  /** The time and a way to stop it, for a face that has a place of its own for them. */
  readonly pauseButton?: ComponentChildren
  /** Takes a move in the game's notation. Absent on a board that is only looked at. */
  play?(text: string): void
  /** The same, telling in the end why it was refused; undefined when it was accepted. */
  tryMove?(text: string): Promise<string | undefined>
  /** Tells whoever listens what has changed here and is no move yet. */
  announce?(text: string): void
  onFirstTouch?(cell: Cell): void
  onKey?(key: string, cell: Cell): boolean
}

export interface EventLineProps<T extends GameTypes = GameTypes> {
  readonly event: T['event']
  readonly people: readonly Person[]
  /** Absent where the line is itself something to press, and can hold nothing more of that kind. */
  readonly params?: T['params'] | undefined
}

export type PanelProps<T extends GameTypes = GameTypes> = Pick<
  BoardFaceProps<T>,
  'view' | 'people' | 'tryMove' | 'announce'
>

/** A key, or some, and what it does. */
export type KeyHelp = readonly [keys: string, does: string]

export interface QuickSetupProps<T extends GameTypes = GameTypes> {
  /** What is chosen so far, whether or not a game can be played so. */
  readonly params: T['params']
  choose(chosen: Partial<T['params']>): void
}

/** A game that is over, as it is looked back at. */
export interface ReviewedGame<T extends GameTypes = GameTypes> {
  readonly names: readonly string[]
  readonly moves: readonly PlayedMove<T>[]
  readonly finalState: T['state']
  /** The position one is looking at. */
  readonly shownState: T['state']
}

/** What other programs read of such a game. */
export interface GameExportFormat<T extends GameTypes = GameTypes> {
  readonly label: string
  /** How the name of its file ends; without one it is a text to be copied. */
  readonly fileExtension?: string
  write(game: ReviewedGame<T>): string
  /** The game that such a text tells; undefined for a text of another form. */
  read?(text: string, parts: ImportContext<T>): Promise<ImportedGame<T> | undefined>
}

/** What it takes to read a game: its rules, and the words where it has any. */
export interface ImportContext<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>
  readonly library?: Library | undefined
}

/**
 * How a game shows itself in the browser: it draws views and turns gestures into moves, and holds no rules.
 * Members are methods, so that one list can hold the face of any game.
 */
export interface Face<T extends GameTypes = GameTypes> {
  Board(props: BoardFaceProps<T>): ComponentChildren
  /** What belongs beside the board, between the players and the moves. */
  Panel?(props: PanelProps<T>): ComponentChildren
  /** Whether its board says itself how the game stands and what a player may do: then no line, buttons or log stand around it. */
  readonly hasOwnControls?: true
  /** Whether its table keeps to one screen, where only lists scroll: for a game that is played with more than its board. */
  readonly fitsOneScreen?: true
  /** A player's sign, such as the mark placed on the board. */
  PlayerSymbol?(props: { readonly view: T['view']; readonly seat: Seat }): ComponentChildren
  /** One event of the log, where its sentence is not enough. */
  EventLine?(props: EventLineProps<T>): ComponentChildren
  /** What the signs on the board mean. */
  Legend?(): ComponentChildren
  /** Some of the options chosen at a glance, above them all. */
  QuickSetup?(props: QuickSetupProps<T>): ComponentChildren
  /** The board that these options give, beside the set-up form. */
  Preview?(props: { readonly setup: T['params'] }): ComponentChildren
  /** Puzzles to be printed, or their solutions: seldom wanted, so loaded when they are. */
  loadPrintSheet?(): Promise<{
    Sheet(props: { readonly setups: readonly T['params'][]; readonly solved: boolean }): ComponentChildren
  }>
  /** What a game that is over can be taken away as, besides its record: loaded when one looks back at it. */
  loadExportFormats?(): Promise<{ readonly forms: readonly GameExportFormat<T>[] }>
  /** The move a key makes on a cell, in the game's notation. */
  keyMove?(view: T['view'], cell: Cell, key: string): string | undefined
  /** What suits this screen, where nothing is chosen yet. */
  defaultsForScreen?(): Partial<T['params']>
  /** A choice with its sign, and what the games that were played tell of it. */
  decorateChoice?(
    option: string,
    value: string,
    played: readonly PlayedGame[],
  ): { readonly sign?: ComponentChildren; readonly note?: string } | undefined
  /** Whether an option matters, given the others. */
  isOptionVisible?(setup: T['params'], option: string): boolean
  /** Keys on the board that differ from those of other games, or are more; with no words, one that means nothing here. Read seldom, so loaded then. */
  loadKeys?(): Promise<readonly KeyHelp[]>
  /** The cells around one, for whoever asks what is there. */
  neighbours?(view: T['view'], cell: Cell): readonly Cell[]
  lastCell?(view: T['view']): Cell | undefined
  /** What is played, where its opening sentence is too long for a heading. */
  heading?(view: T['view']): string
  /** The state of the game in a few words, such as how many cells are open. */
  tally?(view: T['view']): string
  /** Whether what is shown or asked for now is for one player's eyes only. */
  isSecret?(view: T['view']): boolean
  /** How many moves count, as the history tells it; all of them by default. */
  moveCount?(view: T['view']): number
}
