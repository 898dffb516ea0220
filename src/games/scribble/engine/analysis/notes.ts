import type { Note, Verdict } from '#kernel/engine.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { type LetterPoints, type ScribbleTypes, SIDE, type View } from '../../rules/types.ts'
import type { Advice } from './advice.ts'
import type { NoteDetails, ReviewDetails, TurnDetails } from './note-details.ts'
import type { PossibleTurn } from './possible-turn.ts'
import type { Accuracy, ReviewedTurn } from './review.ts'

type ScribbleNote = Note<ScribbleTypes>

/** A loss of at least this many points counts as large. */
const POOR_LOSS = 10

export const queryNote: ScribbleNote = { code: 'review-query' }
export const unjudgedNote: ScribbleNote = { code: 'review-unjudged' }

/** A note whose data has the type that belongs to its code. */
function noteOf<Code extends keyof NoteDetails>(
  code: Code,
  details: NoteDetails[Code],
  rest: Omit<ScribbleNote, 'code' | 'details'> = {},
): ScribbleNote {
  return { code, details, ...rest }
}

export function turnNote(turn: ReviewedTurn): ScribbleNote {
  const { loss, best } = turn
  const top = best[0]
  return noteOf(loss === 0 ? 'review-best' : 'review-better', reviewDetails(turn), {
    verdict: verdictOf(turn),
    ...(turn.forecast && { forecast: turn.forecast }),
    ...(loss > 0 && top && { move: top.move, ...(top.cells.length > 0 && { cells: top.cells }) }),
  })
}

function verdictOf({ loss, best }: ReviewedTurn): Verdict {
  if (loss === 0) return 'best'
  return loss < POOR_LOSS && !best[0]?.wins ? 'fair' : 'poor'
}

export function accuracyNote({ seat, accuracy, lost, misses, turns }: Accuracy): ScribbleNote {
  return noteOf('review-accuracy', { accuracy, lost, misses, turns }, { seat })
}

/** The review of a turn as data for sentences. */
export function reviewDetails({
  played,
  best,
  common,
  rank,
  loss,
  plays,
  exchanges,
  simulated,
}: ReviewedTurn): ReviewDetails {
  const [top] = best
  const [first] = common
  const isAmong = best.some(({ key }) => key === played.key)
  const ranked = best.map((turn, index) => {
    const isPlayed = turn.key === played.key
    // The place where it was played; the same word may be worth as much elsewhere.
    return { rank: index + 1, turn: turnDetails(isPlayed ? played : turn), isPlayed }
  })
  const own = { rank, turn: turnDetails(played), isPlayed: true }
  return {
    simulated: simulated ?? null,
    ...{ rank, loss, points: played.points, keeping: played.leaveValue, wins: played.wins },
    top: top ? turnDetails(top) : null,
    common: first && first.key !== top?.key ? turnDetails(first) : null,
    ranked: isAmong ? ranked : [...ranked, own],
    known: common.filter(turn => !best.some(({ key }) => key === turn.key)).map(turnDetails),
    ...{ plays, exchanges },
  }
}

export function turnDetails(turn: PossibleTurn): TurnDetails {
  const { move, words, letters, points, leaveValue, ends, wins } = turn
  const isPlace = move.kind === 'place'
  return {
    kind: isPlace || move.kind === 'exchange' ? move.kind : 'pass',
    cell: isPlace ? writeCell(move.cell) : '',
    direction: isPlace ? move.direction : '',
    words: words.map(({ word, points }) => ({ word, points })),
    ...{ letters, points, leaveValue, ends, wins },
  }
}

/** Each note reveals more than the one before: where, which letters, which play; then one that most people would find. */
export function hintNote({ best, common }: Advice, view: View): ScribbleNote {
  const before = view.viewer === 'spectator' ? 0 : view.scores[view.viewer]!
  const known =
    common &&
    noteOf('hint-common', { turn: turnDetails(common), before }, { move: common.move, cells: common.cells })
  if (best.words.length === 0) return exchangeOrPassNote({ best }, view, known)
  const play = noteOf(
    'hint-play',
    { turn: turnDetails(best), before },
    { move: best.move, cells: best.cells, ...(known && { next: known }) },
  )
  const letters = inOrder(best.letters, view.letters)
  return noteOf('hint-where', whereDetails(best), {
    next: noteOf('hint-letters', { letters }, { next: play }),
  })
}

function exchangeOrPassNote({ best }: Advice, view: View, known: ScribbleNote | undefined): ScribbleNote {
  const { letters, move } = best
  const rest = { move, ...(known && { next: known }) }
  if (letters.length === 0) return { code: 'hint-pass', ...rest }
  const bag = view.viewer === 'spectator' ? [] : (view.bags[view.viewer] ?? [])
  const isWholeBag = letters.length === bag.length
  return { code: 'hint-new-letters', next: noteOf('hint-exchange', { letters, isWholeBag }, rest) }
}

function whereDetails({ words, letters, cells, move }: PossibleTurn): NoteDetails['hint-where'] {
  return {
    length: words[0]!.cells.length,
    direction: move.kind === 'place' ? move.direction : '',
    region: {
      row: thirdOf(cells.map(({ row }) => row)),
      column: thirdOf(cells.map(({ column }) => column)),
    },
    count: letters.length,
  }
}

/** The third of the board in which the middle of some rows or columns lies. */
function thirdOf(places: readonly Cell['row'][]): 0 | 1 | 2 {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length
  return Math.min(2, Math.floor((middle * 3) / (SIDE - 1))) as 0 | 1 | 2
}

/** Letters in the order of the reservoir, which is that of the alphabet. */
function inOrder(letters: readonly string[], order: readonly LetterPoints[]): readonly string[] {
  const place = (letter: string) => order.findIndex(one => one.letter === letter)
  return letters.toSorted((one, other) => place(one) - place(other))
}

/** The hints of an exercise, from the vaguest to the clearest: where, how long, and its first letter. */
export function exerciseHints(best: PossibleTurn): readonly ScribbleNote[] {
  const { region, direction, length } = whereDetails(best)
  return [
    noteOf('exercise-where', { region, direction }),
    noteOf('exercise-length', { length, count: best.letters.length }),
    noteOf('exercise-first', {
      letter: [...best.words[0]!.word][0]!,
      cell: writeCell(best.words[0]!.cells[0]!),
    }),
  ]
}

export interface ExerciseTurn {
  readonly played: PossibleTurn
  readonly best: PossibleTurn
  /** The share of the best play's gain over a pass, from 0 to 1. */
  readonly credit: number
  readonly loss: number
  /** How many plays count as best. */
  readonly answers: number
}

/** The judgement of a play in an exercise. */
export function exerciseNote({ played, best, credit, loss, answers }: ExerciseTurn): ScribbleNote {
  const turn = turnDetails(played)
  if (loss === 0) return noteOf('exercise-found', { turn, answers })
  return noteOf(
    'exercise-missed',
    { turn, top: turnDetails(best), share: credit, loss },
    { move: best.move, cells: best.cells },
  )
}
