import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { KeyMap } from './keymap.ts'

/** What a key comes to. */
export interface DraftChange<Draft = unknown> {
  /** How it is from now on; with a move, once that was accepted. */
  readonly draft: Draft
  readonly cursor?: Cell
  /** To be played now, in the game's notation. */
  readonly move?: string
  readonly refusal?: Rejection
}

/** What a draft says for itself in the line below the board. */
export interface DraftStatus {
  /** What was put together so far. */
  readonly text: string
  /** What to do next. */
  readonly note: string
}

/**
 * A move that is put together key by key: letters laid on a board, a word that is typed. The shell keeps the draft
 * for each viewer from key to key; nothing of it is played before the face gives a move.
 */
export interface DraftEditor<T extends GameTypes = GameTypes, Draft = unknown> {
  /** The draft in a view: a new one, or what of the one before can still be. */
  draft(view: T['view'], before: Draft | undefined): Draft
  /** Undefined for a key that is the shell's. */
  press(view: T['view'], draft: Draft, cursor: Cell, key: string): DraftChange<Draft> | undefined
  /** What is left of a draft whose move was refused; all of it by default. */
  afterRejection?(draft: Draft, rejection: Rejection): Pick<DraftChange<Draft>, 'draft' | 'cursor'>
  keys(view: T['view'], draft: Draft): KeyMap<'draft'>
  status(view: T['view'], draft: Draft, cursor: Cell): DraftStatus
}
