import type { Note } from '#kernel/game.ts'
import type { Person } from '#kernel/words.ts'
import { areWeighed } from '#session/weighed.ts'
import type { ReplayStep } from '#table/replay.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import type { Room } from '../kit/grid.ts'
import { windowOn } from '../kit/selection.ts'
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

/** The moves around the one that is looked at; that one is told in full, where there is room for it. */
export function movesSaid(looking: Looking, { columns, rows }: Room, glyphs: Glyphs): Block {
  const { steps, at } = looking
  const chosen = chosenSaid(looking, columns, glyphs).slice(0, rows)
  const { from, to } = windowOn(steps.length, at, rows - chosen.length + 1)
  return steps.slice(from, to).flatMap((_, index) => {
    const ply = from + index
    return ply === at ? chosen : [[span('  '), ...numberOf(looking, ply), said(looking, ply)]]
  })
}

/** The move that is looked at. */
export function chosenSaid(looking: Looking, columns: number, glyphs: Glyphs): Block {
  const { at } = looking
  const before: Line = [span(`${glyphs.pointer} `, { tone: 'leaf', bold: true }), ...numberOf(looking, at)]
  const indent = widthOf([before])
  return wrapText(said(looking, at).text, columns - indent).map((text, row) => [
    ...(row === 0 ? before : [span(' '.repeat(indent))]),
    span(text, { bold: true }),
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

function said({ loaded, people, steps }: Looking, ply: number) {
  const told = steps[ply]!.events.map(event => loaded.words.event(event, people)).join(' ')
  return span(ply === 0 ? words.review.opening : told, { tone: 'soft' })
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
