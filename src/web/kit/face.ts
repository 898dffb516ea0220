import type { ComponentChildren } from 'preact'
import type { KeyValueStore } from '#app/key-value-store.ts'
import type { PuzzleResult } from '#app/statistics.ts'
import type { Dealt } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { GameTypes, Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { AnalysisModule, BoardAnalysis } from './analysis.ts'
import type { TouchConfirmation } from './board.tsx'
import type { ComposerModule } from './composer.ts'
import type { PositionEditorModule } from './position-editor.ts'

/** Cells that a sentence on the page is about. */
export interface CellHighlight {
  readonly why: 'refused' | 'fault' | 'hint' | 'better' | 'sending'
  readonly cells: readonly Cell[]
  /** The cells that the sentence reasons from. */
  readonly from?: readonly Cell[] | undefined
}

/** The result of a game that was played on this device. */
export type PlayedGame = Pick<PuzzleResult, 'facts' | 'outcome' | 'points'>

/** A sentence about the position. */
export interface Message {
  readonly kind: 'refused' | 'hint' | 'note'
  readonly text: string
  readonly cells?: readonly Cell[] | undefined
  /** Whether the cells are at fault. */
  readonly isFault?: true
}

export interface BoardFaceProps<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  readonly people: readonly Person[]
  readonly label: string
  readonly highlight?: CellHighlight | undefined
  /** The refusal or hint on show, for a face that has a place of its own for it. */
  readonly message?: Message | undefined
  /** The events of the last move. */
  readonly events?: readonly T['event'][]
  readonly confirming?: TouchConfirmation
  /** The ids of the toggles that are on. */
  readonly boardToggles?: ReadonlySet<string>
  /** In a review: the last position, where everything is revealed. */
  readonly finalView?: T['view']
  /** In a review: the engine's knowledge of the position, if the face has `loadAnalysis`. */
  readonly analysis?: BoardAnalysis | undefined
  /** Identifies the table on this device, for a face that stores something about it. */
  readonly tableId?: string
  /** Where it does. */
  readonly storage?: Pick<KeyValueStore, 'get' | 'set'>
  /** The time with a button that pauses it, for a face that has a place of its own for it. */
  readonly pauseButton?: ComponentChildren
  /** Makes a move in the game's notation. Absent on a board that is only shown. */
  play?(text: string): void
  /** The same; resolves to the reason for a refusal, or to undefined. */
  tryMove?(text: string): Promise<string | undefined>
  /** Tells a screen reader about a change that is not a move yet. */
  announce?(text: string): void
  onFirstTouch?(cell: Cell): void
  onKey?(key: string, cell: Cell): boolean
}

export interface EventLineProps<T extends GameTypes = GameTypes> {
  readonly event: T['event']
  readonly people: readonly Person[]
  /** Absent where the line is a button, which can hold no further controls. */
  readonly params?: T['params'] | undefined
}

export interface PanelProps<T extends GameTypes = GameTypes>
  extends Pick<BoardFaceProps<T>, 'view' | 'people' | 'tryMove' | 'announce'> {
  /** Asks the game's engine, where the panel needs more than the view. */
  consult?(question: object): Promise<object>
}

/** A key, or several, with its effect. */
export type KeyHelp = readonly [keys: string, does: string]

export interface QuickSetupProps<T extends GameTypes = GameTypes> {
  /** The choices so far, whether or not a game can be played with them. */
  readonly params: T['params']
  choose(chosen: Partial<T['params']>): void
}

export interface PrintSheetProps<T extends GameTypes = GameTypes> {
  readonly puzzles: readonly Dealt<T>[]
  /** Whether their solutions are drawn. */
  readonly solved: boolean
}

/**
 * How a game shows itself in the browser: it draws views and turns gestures into moves, and holds no rules.
 * Members are methods, so that one list can hold the face of any game.
 */
export interface Face<T extends GameTypes = GameTypes> {
  Board(props: BoardFaceProps<T>): ComponentChildren
  /** Shown beside the board, between the players and the moves. */
  Panel?(props: PanelProps<T>): ComponentChildren
  /**
   * `one-screen`: the page fits the screen and only lists scroll, for a game that is played with more than its board.
   * `board-only`: the board itself shows the status and the actions, so the page adds no status, buttons or log.
   */
  readonly layout?: 'one-screen' | 'board-only'
  /** A player's symbol, such as the mark on the board. */
  PlayerSymbol?(props: { readonly view: T['view']; readonly seat: Seat }): ComponentChildren
  /** One event of the log, where its sentence is not enough. */
  EventLine?(props: EventLineProps<T>): ComponentChildren
  /** The meaning of the symbols on the board. */
  Legend?(props: { readonly view: T['view'] }): ComponentChildren
  /** Common combinations of options at one press, above the form. */
  QuickSetup?(props: QuickSetupProps<T>): ComponentChildren
  /** The board that these params give, beside the set-up form. */
  Preview?(props: { readonly params: T['params'] }): ComponentChildren
  /** A sheet of puzzles to be printed. Few people print, so it is loaded on demand. */
  loadPrintSheet?(): Promise<{ Sheet(props: PrintSheetProps<T>): ComponentChildren }>
  /** The editor of puzzles, in a game that has one. Few people compose, so it is loaded on demand. */
  loadComposer?(): Promise<ComposerModule<T>>
  /** The editor of positions to analyse, in a game that has one; loaded on demand. */
  loadPositionEditor?(): Promise<PositionEditorModule>
  /** The engine's knowledge of positions, for reviews; loaded on demand. */
  loadAnalysis?(): Promise<AnalysisModule<T>>
  /** The map of a game's first moves, where they are known; loaded on demand. */
  loadFirstMoveMap?(): Promise<{ FirstMoveMap(): ComponentChildren }>
  /** Defaults that suit this screen, while nothing is chosen. */
  defaultsForScreen?(): Partial<T['params']>
  /** An icon for a choice, and a note from the games that were played with it. */
  decorateChoice?(
    option: string,
    value: string,
    played: readonly PlayedGame[],
  ): { readonly sign?: ComponentChildren; readonly note?: string } | undefined
  /** Keys on the board beyond those of every game, or different ones; an empty text marks a key without meaning here. */
  readonly keys?: readonly KeyHelp[]
}
