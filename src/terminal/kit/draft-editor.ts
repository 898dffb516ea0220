import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { KeyMap } from './keymap.ts'

/** The effect of a key. */
export interface DraftChange<Draft = unknown> {
  /** The new draft; with a move, the draft after that is accepted. */
  readonly draft: Draft
  readonly cursor?: Cell
  /** The move to play now, in the game's notation. */
  readonly move?: string
  readonly refusal?: Rejection
}

/** The line below the board for a draft. */
export interface DraftStatus {
  /** The draft so far. */
  readonly text: string
  /** Advice on what to do next. */
  readonly note: string
}

/**
 * Edits a move that is composed key by key, such as letters laid on a board. The shell keeps the draft of each viewer
 * between keys; nothing is played before the editor returns a move.
 */
export interface DraftEditor<T extends GameTypes = GameTypes, Draft = unknown> {
  /** The draft for a view: a new one, or the part of the last one that is still possible. */
  draft(view: T['view'], before: Draft | undefined): Draft
  /** Undefined for a key that belongs to the shell. */
  press(view: T['view'], draft: Draft, cursor: Cell, key: string): DraftChange<Draft> | undefined
  /** The draft after its move was refused; unchanged by default. */
  afterRejection?(draft: Draft, rejection: Rejection): Pick<DraftChange<Draft>, 'draft' | 'cursor'>
  keys(view: T['view'], draft: Draft): KeyMap<'draft'>
  status(view: T['view'], draft: Draft, cursor: Cell): DraftStatus
}
