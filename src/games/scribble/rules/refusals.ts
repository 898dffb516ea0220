import { type Rejected, type Result, rejectionWith, rejectWith } from '#kernel/result.ts'
import type { LexiconRefusals } from '#lexicon/refusals.ts'

type NoData = Record<never, never>

/** The place of a refusal in a file or a position: a line or a row. */
type WithPlace<R> = { [Code in keyof R]: R[Code] & { readonly line?: number; readonly row?: number } }

type MoveRefusals = {
  'unreadable-move': { readonly text: string }
  'off-the-board': { readonly word: string; readonly cell: string; readonly side: number }
  'unknown-letter-placed': { readonly sign: string }
  gap: { readonly cell: string }
  'cell-taken': { readonly cell: string; readonly there: string; readonly wanted: string }
  'not-in-line': NoData
  'board-ends': NoData
  'nothing-placed': NoData
  'not-touching': NoData
  'too-short': NoData
  'letter-missing': { readonly letter: string; readonly needed: number; readonly held: number }
  'not-a-word': { readonly run: string; readonly runs: string; readonly count: number }
  'side-run-not-a-word': { readonly run: string; readonly runs: string; readonly count: number }
  'nothing-exchanged': { readonly most: number }
  'no-queries-left': { readonly most: number }
}

type ParamsRefusals = {
  'dictionary-not-here': { readonly dictionary: string }
  'bags-open-online': NoData
  'too-few-letters': { readonly count: number; readonly fewest: number }
  'letter-not-in-dictionary': { readonly letter: string }
}

type PositionRefusals = {
  'sign-unknown': { readonly sign: string }
  'bracket-open': { readonly text: string }
  'row-length': { readonly length: number; readonly side: number }
  'board-rows': { readonly count: number; readonly side: number }
  'bag-too-full': { readonly count: number; readonly most: number }
  'position-bags': NoData
  'position-scores': { readonly text: string }
  'position-round': NoData
  'position-passes': NoData
  'position-side-runs': NoData
  'position-size': NoData
  'position-bag-unknown': NoData
  'position-letters': { readonly letter: string; readonly count: number; readonly most: number }
  'position-over': NoData
  'cgp-blank-played': { readonly letter: string }
  'cgp-blank-held': NoData
  'cgp-zeros': NoData
}

type GcgRefusals = {
  'gcg-players': NoData
  'gcg-same-nick': { readonly nick: string }
  'gcg-no-turns': NoData
  'gcg-unreadable': { readonly text: string }
  'gcg-place': { readonly place: string }
  'gcg-blank-held': NoData
  'gcg-blank-played': { readonly letter: string }
  'gcg-unknown-exchange': NoData
  'gcg-withdrawn': NoData
  'gcg-challenge': NoData
  'gcg-time': NoData
  'gcg-rack-points': NoData
  'gcg-turn': { readonly nick: string; readonly expected: string }
  'gcg-rack': { readonly count: number; readonly size: number }
  'gcg-letters-gone': { readonly letters: string }
  'gcg-letter-lacking': { readonly letter: string }
  'gcg-after-the-end': NoData
  'gcg-points': { readonly told: number; readonly points: number }
  'gcg-total': { readonly told: number; readonly total: number }
}

type ToolRefusals = {
  'position-or-board': NoData
  'position-missing': NoData
  'bag-missing': NoData
  'no-such-dictionary': { readonly given: string; readonly known: string }
  'bag-unread': { readonly sign: string }
  'pattern-missing': NoData
  'record-missing': NoData
  'output-missing': NoData
  'levels-unknown': { readonly levels: string }
  'not-values': { readonly wanted: string }
  'values-broken': NoData
  'values-for-other-letters': { readonly letter: string }
}

export type OwnRefusals = WithPlace<
  MoveRefusals & ParamsRefusals & PositionRefusals & GcgRefusals & ToolRefusals
>

/** The lexicon's refusals of letters, patterns and dictionaries reach the player as they are. */
export type Refusals = OwnRefusals & LexiconRefusals

export type ScribbleResult<Value> = Result<Value, Refusals>

export const reject = rejectWith<Refusals>()
export const rejection = rejectionWith<Refusals>()

/** Adds the place to a refusal. */
export function rejectAt(
  place: { readonly line: number } | { readonly row: number },
  { rejection }: Rejected<Refusals>,
): Rejected<Refusals> {
  const placed = { ...rejection, details: { ...rejection.details, ...place } }
  return { ok: false, rejection: placed as Rejected<Refusals>['rejection'] }
}
