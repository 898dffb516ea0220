import type { Note } from '#kernel/game.ts'
import type { Person } from '#kernel/words.ts'
import { areWeighed } from '#session/weighed.ts'
import type { ReplayStep } from '#table/replay.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import type { Room } from '../kit/grid.ts'
import { type Block, type Line, line, span, widthOf } from '../kit/spans.ts'
import { wrapText } from '../kit/wrap.ts'
import type { LoadedGame } from '../loaded.ts'
import { signAfter, wholeWords, winnerAfter } from '../reviewed.ts'
import { words } from '../words.ts'

/** A game that is looked back at, and where one is in it. */
export interface Looking {
  readonly loaded: LoadedGame
  readonly people: readonly Person[]
  readonly steps: readonly ReplayStep[]
  /** What the review says of each move, once it is there. */
  readonly notes: readonly Note[] | undefined
  /** How many moves were made. */
  readonly at: number
}

/** The move that is looked at, with as many around it as there is room for. */
export function movesSaid(looking: Looking, { columns, rows }: Room, glyphs: Glyphs): Block {
  const { steps, at } = looking
  const said = (ply: number) => moveSaid(looking, ply, columns, glyphs)
  let block = said(at)
  let first = at
  let last = at
  for (;;) {
    const isEarlier = first > 0 && (at - first <= last - at || last === steps.length - 1)
    const ply = isEarlier ? first - 1 : last + 1
    const next = ply < steps.length ? said(ply) : undefined
    if (!next || block.length + next.length > rows) return block.slice(0, Math.max(1, rows))
    block = isEarlier ? [...next, ...block] : [...block, ...next]
    if (isEarlier) first = ply
    else last = ply
  }
}

/** A move by its number, as many lines as it takes. */
export function moveSaid(looking: Looking, ply: number, columns: number, glyphs: Glyphs): Block {
  const isChosen = ply === looking.at
  const pointer = span(isChosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true })
  const before: Line = [pointer, ...numberOf(looking, ply)]
  const indent = widthOf([before])
  return wrapText(told(looking, ply), columns - indent).map((text, row) => [
    ...(row === 0 ? before : [span(' '.repeat(indent))]),
    span(text, isChosen ? { bold: true } : { tone: 'soft' }),
  ])
}

/** Its number, and the sign of what is thought of it. */
function numberOf({ notes }: Looking, ply: number): Line {
  if (ply === 0) return []
  const note = notes?.[ply - 1]
  const sign = note?.verdict ? signAfter(note) : ' '
  return [
    span(`${ply}`.padStart(2).padEnd(4), { tone: 'soft' }),
    span(`${sign} `, sign === '!' ? { tone: 'medlar', bold: true } : { tone: 'leaf' }),
  ]
}

function told({ loaded, people, steps }: Looking, ply: number): string {
  if (ply === 0) return words.review.opening
  return steps[ply]!.events.map(event => loaded.words.event(event, people)).join(' ')
}

/** What the review says of the move that is looked at, and at the ends of the whole game. */
export function judgementSaid({ loaded, people, steps, notes = [], at }: Looking): readonly Line[] {
  const note = at > 0 ? notes[at - 1] : undefined
  const whole = notes.slice(steps.length - 1).map(one => line(wholeWords(one, loaded.words, people)))
  if (!note) return at === 0 ? whole : []
  const winner = winnerAfter(note, steps[at]!.seat, people.length)
  const sign = winner === undefined ? '' : (loaded.words.seat?.(steps[at]!.view, winner) ?? '')
  return [
    line(loaded.words.note(note), { bold: true }),
    ...(note.cells && note.verdict ? [line(words.review.better(areWeighed(notes)), { tone: 'leaf' })] : []),
    ...(note.lines ?? []).map(more => line(more, { tone: 'soft' })),
    ...(at === steps.length - 1 ? whole : []),
    ...(winner === undefined
      ? []
      : [line(words.review.winning(sign, people[winner]!.name), { tone: 'soft' })]),
  ]
}
