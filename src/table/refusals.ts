import { rejectionWith, rejectWith } from '#kernel/result.ts'
import type { VersionRefusals } from '#kernel/rule-versions.ts'

/** The reasons why a table refuses an action, or why a record cannot be restored. */
export type TableRefusals = ActionRefusals & RecordRefusals

type ActionRefusals = {
  'not-your-turn': Record<never, never>
  'game-over': Record<never, never>
  'too-late': Record<never, never>
  'moves-are-final': Record<never, never>
  'nothing-to-undo': Record<never, never>
  'nothing-to-redo': Record<never, never>
  'no-such-seat': { readonly seat: string }
  'already-away': Record<never, never>
  'already-here': Record<never, never>
  'time-remains': Record<never, never>
  paused: Record<never, never>
  'not-paused': Record<never, never>
  'no-stopwatch': Record<never, never>
}

export type RecordRefusals = VersionRefusals & {
  'not-a-record': Record<never, never>
  'another-game': { readonly expected: string; readonly found: string }
  'another-record-format': { readonly found: string; readonly known: number }
  'damaged-record': { readonly part: string }
  'entry-out-of-order': { readonly entry: number }
  'entry-refused': { readonly entry: number; readonly because: string }
}

/** The reasons why a file or a link cannot be read as a saved game, a backup or a record. */
export type FileRefusals = RecordRefusals & {
  'not-json': Record<never, never>
  'not-a-saved-game': Record<never, never>
  'not-a-backup': Record<never, never>
  'oversized-link': Record<never, never>
  'another-format': { readonly found: string; readonly known: number }
  'no-such-game': { readonly game: string; readonly known: string }
}

export const reject = rejectWith<TableRefusals>()
export const tableRejection = rejectionWith<TableRefusals>()
export const rejectFile = rejectWith<FileRefusals>()
