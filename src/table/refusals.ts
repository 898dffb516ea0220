import { rejectWith } from '#kernel/result.ts'

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

export type RecordRefusals = {
  'not-a-record': Record<never, never>
  'another-game': { readonly expected: string; readonly found: string }
  'another-version': { readonly expected: number; readonly found: number }
  'another-record-format': { readonly found: string; readonly known: number }
  'damaged-record': { readonly part: string }
  'entry-out-of-order': { readonly entry: number }
  'entry-refused': { readonly entry: number; readonly because: string }
}

export const reject = rejectWith<TableRefusals>()
