import { winnersAround } from '#app/review.ts'
import type { Note } from '#kernel/engine.ts'
import type { Person } from '#kernel/text.ts'
import type { ReplayStep } from '#table/replay.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { reviewKindOf, summaryNoteText, verdictSymbol } from '../../game/reviewed-game.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { type Block, blockWidth, type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { wrapText } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'

/** A game under review, with the current position. */
export interface ReviewPosition {
  readonly loaded: LoadedGame
  readonly people: readonly Person[]
  readonly steps: readonly ReplayStep[]
  /** The notes on the moves, once they are there. */
  readonly notes: readonly Note[] | undefined
  /** The number of moves up to this position. */
  readonly ply: number
}

/** The current move, with as many others around it as fit. */
export function moveListLines(looking: ReviewPosition, { columns, rows }: ScreenSize, glyphs: Glyphs): Block {
  const { steps, ply: at } = looking
  const linesOf = (ply: number) => moveLines(looking, ply, columns, glyphs)
  let block = linesOf(at)
  let first = at
  let last = at
  for (;;) {
    const isEarlier = first > 0 && (at - first <= last - at || last === steps.length - 1)
    const ply = isEarlier ? first - 1 : last + 1
    const next = ply < steps.length ? linesOf(ply) : undefined
    if (!next || block.length + next.length > rows) return block.slice(0, Math.max(1, rows))
    block = isEarlier ? [...next, ...block] : [...block, ...next]
    if (isEarlier) first = ply
    else last = ply
  }
}

/** A move with its number, wrapped. */
export function moveLines(looking: ReviewPosition, ply: number, columns: number, glyphs: Glyphs): Block {
  const isChosen = ply === looking.ply
  const pointer = span(isChosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true })
  const before: StyledLine = [pointer, ...moveNumber(looking, ply)]
  const indent = blockWidth([before])
  return wrapText(moveText(looking, ply), columns - indent).map((text, row) => [
    ...(row === 0 ? before : [span(' '.repeat(indent))]),
    span(text, isChosen ? { bold: true } : { tone: 'soft' }),
  ])
}

/** The number of a move, and the symbol of its verdict. */
function moveNumber({ notes }: ReviewPosition, ply: number): StyledLine {
  if (ply === 0) return []
  const note = notes?.[ply - 1]
  const sign = note?.verdict ? verdictSymbol(note) : ' '
  return [
    span(`${ply}`.padStart(2).padEnd(4), { tone: 'soft' }),
    span(`${sign} `, sign === shellText.verdicts.threw ? { tone: 'medlar', bold: true } : { tone: 'leaf' }),
  ]
}

function moveText({ loaded, people, steps }: ReviewPosition, ply: number): string {
  if (ply === 0) return shellText.review.opening
  return steps[ply]!.events.map(event => loaded.text.event(event, people)).join(' ')
}

/** The notes on the current move; at the last one also those on the whole game. */
export function judgementLines({
  loaded,
  people,
  steps,
  notes = [],
  ply: at,
}: ReviewPosition): readonly StyledLine[] {
  const note = at > 0 ? notes[at - 1] : undefined
  const whole = notes
    .slice(steps.length - 1)
    .map(one => styledLine(summaryNoteText(one, loaded.text, people)))
  if (!note) return at === 0 ? whole : []
  const winner = winnersAround(note, steps[at]!.seat, people.length)?.after
  const sign = winner === undefined ? '' : (loaded.presentation?.seatSymbol?.(steps[at]!.view, winner) ?? '')
  return [
    styledLine(loaded.text.note(note), { bold: true }),
    ...(note.cells && note.verdict
      ? [styledLine(shellText.review.better[reviewKindOf(loaded, notes)], { tone: 'leaf' })]
      : []),
    ...(loaded.text.noteLines?.(note) ?? []).map(more => styledLine(more, { tone: 'soft' })),
    ...(at === steps.length - 1 ? whole : []),
    ...(winner === undefined
      ? []
      : [styledLine(shellText.review.winning(sign, people[winner]!.name), { tone: 'soft' })]),
  ]
}
