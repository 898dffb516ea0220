import { expectedResults, winnersAround } from '#app/review.ts'
import type { Ending } from '#table/action.ts'
import type { ReplayStep } from '#table/replay.ts'
import { isSamePath } from '#table/variations/variation-tree.ts'
import { reviewKindOf, summaryNoteText } from '../../game/reviewed-game.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import { type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { shellText } from '../../text/en/shell.ts'
import type { MoveList } from './variation-lines.ts'

/** A game under review, with the current position. */
export interface ReviewPosition extends MoveList {
  /** The positions of the game as it was played. */
  readonly steps: readonly ReplayStep[]
}

/** The first player's chance to win over the game as a line of small bars, and the figures of this position. */
export function resultLines(
  { people, steps, notes = [], analysis }: ReviewPosition,
  ending: Ending | undefined,
  columns: number,
  { levels }: Glyphs,
): readonly StyledLine[] {
  const results = expectedResults(steps, notes, ending)
  const { playedPly: ply } = analysis.snapshot()
  const now = ply === undefined ? undefined : results[ply]
  if (ply === undefined || !now) return []
  const bars = results.map(({ chance }) => levels[Math.round(chance * (levels.length - 1))]!)
  // The bars around this position, where not all fit.
  const first = Math.max(0, Math.min(bars.length - columns, ply - Math.floor(columns / 2)))
  const shown = (from: number, to: number) =>
    bars.slice(Math.max(first, from), Math.min(first + columns, to)).join('')
  return [
    [
      span(shown(0, ply), { tone: 'soft' }),
      span(bars[ply]!, { tone: 'leaf', bold: true }),
      span(shown(ply + 1, bars.length), { tone: 'soft' }),
    ],
    styledLine(shellText.review.expected(people[0]!.name, now.chance, now.lead), { tone: 'soft' }),
  ]
}

interface JudgementOptions {
  /** Whether the lines of a judgement are shown; the engine's list of the position says more. */
  readonly hasLines: boolean
  /** Whether the board marks the cells of a note. */
  readonly hasMarks: boolean
}

/** The notes on the current move; at the ends of the game also those on the whole of it. */
export function judgementLines(review: ReviewPosition, options: JudgementOptions): readonly StyledLine[] {
  return [...branchLines(review), ...noteLines(review, options)]
}

function noteLines(
  { loaded, people, steps, notes = [], analysis }: ReviewPosition,
  { hasLines, hasMarks }: JudgementOptions,
): readonly StyledLine[] {
  const { playedPly: at } = analysis.snapshot()
  if (at === undefined) return []
  const note = at > 0 ? notes[at - 1] : undefined
  const whole = notes
    .slice(steps.length - 1)
    .map(one => styledLine(summaryNoteText(one, loaded.text, people)))
  if (!note) return at === 0 ? whole : []
  const winner = winnersAround(note, steps[at]!.seat, people.length)?.after
  const sign = winner === undefined ? '' : (loaded.presentation?.seatSymbol?.(steps[at]!.view, winner) ?? '')
  return [
    styledLine(loaded.text.note(note), { bold: true }),
    ...(hasMarks && note.cells && note.verdict
      ? [styledLine(shellText.review.better[reviewKindOf(loaded, notes)], { tone: 'leaf' })]
      : []),
    ...(hasLines ? (loaded.text.noteLines?.(note) ?? []) : []).map(more =>
      styledLine(more, { tone: 'soft' }),
    ),
    ...(at === steps.length - 1 ? whole : []),
    ...(winner === undefined
      ? []
      : [styledLine(shellText.review.winning(sign, people[winner]!.name), { tone: 'soft' })]),
  ]
}

/** Where the position is among the variations, and the reader's comment on it. */
function branchLines({ analysis }: ReviewPosition): readonly StyledLine[] {
  const { branches, path, playedPly, position, annotation } = analysis.snapshot()
  const branch = branches.findIndex(other => isSamePath(other, path)) + 1
  return [
    ...(branches.length > 1
      ? [styledLine(shellText.review.branch(branch, branches.length), { tone: 'soft' })]
      : []),
    ...(playedPly === undefined && position.toAct.length === 0
      ? [styledLine(shellText.review.over, { tone: 'soft' })]
      : []),
    ...(annotation.comment?.split('\n').map(line => styledLine(line)) ?? []),
  ]
}

/** The game, and where the position is in it. */
export function titleLine({ loaded: { card }, analysis }: ReviewPosition, { dot }: Glyphs): StyledLine {
  const { ply, plies, playedPly } = analysis.snapshot()
  const words = shellText.review
  const place = playedPly === undefined ? words.variation(ply, plies) : words.ply(ply, plies)
  return [
    span(`${dot} `, { tone: card.accent }),
    span(`${card.title}, ${words.title.toLowerCase()}`, { bold: true }),
    span(`   ${place}`, { tone: 'soft' }),
  ]
}

/** The meaning of the symbols, once moves are judged. */
export function legendLine({ loaded, notes = [] }: ReviewPosition): StyledLine {
  const isJudged = notes.some(({ verdict }) => verdict !== undefined)
  return styledLine(isJudged ? shellText.review.legends[reviewKindOf(loaded, notes)] : '', { tone: 'soft' })
}
