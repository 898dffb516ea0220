import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import type { Scene } from '#terminal/kit/face.ts'
import { type Block, type Line, type Span, span } from '#terminal/kit/spans.ts'
import type { Style } from '#terminal/kit/style.ts'
import { crossedOut, placeOf } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'

const MARGIN = 3
/** A sign and three letters of a word still tell most of them apart; the whole word stands below the grid. */
const NARROWEST = 5
const WIDEST = 14

/** Whose grid is drawn: one's own, unless the other's is asked for. */
export function seatShown({ viewer }: View, theirs: boolean): number {
  const own = viewer === 'spectator' ? 0 : viewer
  return theirs ? 1 - own : own
}

/** A grid of words, each cut to the width that the room gives to all; a sign before it says what it is. */
export function drawWords({ view, cursor, pointed, room, glyphs }: Scene<GuessGoTypes>, seat: number): Block {
  const { size, hitwordsOf } = view.terms
  const grid = view.grids[seat]!
  const crossed = crossedOut(view.calls[1 - seat]!)
  const longest = Math.max(3, ...grid.map(word => word?.length ?? 0)) + 2
  const fitting = Math.floor((room.columns - MARGIN) / size)
  const width = Math.max(NARROWEST, Math.min(fitting, longest, WIDEST))

  function drawn(cell: Cell): readonly Span[] {
    const word = grid[placeOf(cell, size)] ?? null
    const isPointed = pointed?.cells.some(one => sameCell(one, cell)) ?? false
    const isHere = cursor !== undefined && sameCell(cursor, cell)
    const around: Style = { tone: isPointed ? 'medlar' : 'leaf', bold: true }
    const before = isPointed ? '!' : isHere ? '[' : word !== null && crossed.has(word) ? 'x' : ' '
    const sign = word !== null && hitwordsOf.includes(word) ? '*' : ''
    const text = word === null ? glyphs.open : `${sign}${word}`
    const letters = text.slice(0, width - 2).padEnd(width - 2)
    const after = isPointed ? '!' : isHere ? ']' : ' '
    return [
      span(before, isPointed || isHere ? around : SOFT),
      span(letters, styleOf(word)),
      span(after, around),
    ]
  }

  function styleOf(word: string | null): Style {
    if (word === null || crossed.has(word)) return SOFT
    return hitwordsOf.includes(word) ? { tone: 'medlar', bold: true } : {}
  }

  const numbers = Array.from({ length: size }, (_, number) => number)
  const head = numbers.map(column => ` ${columnLetters(column)}`.padEnd(width)).join('')
  return [
    [span(' '.repeat(MARGIN)), span(head, SOFT)],
    ...numbers.map(
      (row): Line => [
        span(`${row + 1}`.padStart(MARGIN - 1).padEnd(MARGIN), SOFT),
        ...numbers.flatMap(column => drawn({ row, column })),
      ],
    ),
  ]
}

const SOFT: Style = { tone: 'soft' }
