import { type Cell, writeCell } from '#kernel/grid.ts'
import { CELL, type DrawnPosition, type Picture, type Point, type Shape } from '#kernel/picture.ts'
import { freshCells } from './presentation/presentation.ts'
import { HIDDEN, isOfMain, NO_LETTER } from './rules/layout.ts'
import type { View, WorderlyTypes } from './rules/types.ts'

const MARGIN = 20
const GAP = 2
/** Room for the given letters below the grid. */
const FOOTER = 56

export function drawPicture({ view }: DrawnPosition<WorderlyTypes>): Picture {
  const rows = view.solution ?? view.grid
  const letters = [...view.letters]
  const columns = Math.max(letters.length, ...rows.map(({ length }) => length))
  const left = MARGIN + ((columns - rows[0]!.length) / 2) * CELL
  const fresh = new Set(freshCells(view).map(writeCell))
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((character, column) =>
      character === NO_LETTER
        ? []
        : drawCell(view, {
            character,
            cell: { row, column },
            left,
            isFresh: fresh.has(writeCell({ row, column })),
          }),
    ),
  )
  const width = columns * CELL + 2 * MARGIN
  const footTop = MARGIN + rows.length * CELL + 12
  const first = width / 2 - (letters.length * CELL) / 2
  const given = letters.flatMap((letter, index) =>
    drawGivenLetter(letter, [first + (index + 0.5) * CELL, footTop + CELL / 2]),
  )
  return { width, height: footTop - 12 + FOOTER + MARGIN, shapes: [...cells, ...given] }
}

interface CellDrawing {
  readonly character: string
  readonly cell: Cell
  readonly left: number
  readonly isFresh: boolean
}

/** Hidden letters are empty frames, found ones are tiles, those of the main word are round. */
function drawCell(view: View, { character, cell, left, isFresh }: CellDrawing): readonly Shape[] {
  const at: Point = [left + cell.column * CELL + GAP / 2, MARGIN + cell.row * CELL + GAP / 2]
  const side = CELL - GAP
  const isMain = isOfMain(view.words, cell)
  const isMissed = view.solution !== null && view.grid[cell.row]!.charAt(cell.column) === HIDDEN
  const box = { kind: 'rectangle', at, width: side, height: side, radius: isMain ? side / 2 : 5 } as const
  if (character === HIDDEN) return [{ ...box, fill: 'ground', edge: { thickness: 1.6, colour: 'gage' } }]
  return [
    isMissed
      ? { ...box, fill: 'surface', edge: { thickness: 1.5, colour: 'medlar' } }
      : {
          ...box,
          fill: 'tile',
          edge: { thickness: isFresh ? 3.2 : 1, colour: isFresh ? 'leaf' : 'tile-edge' },
        },
    {
      kind: 'text',
      at: [at[0] + side / 2, at[1] + side * 0.7],
      anchor: 'middle',
      size: isMain ? 24 : 27,
      text: character,
      fill: isMissed ? 'ink' : 'tile-ink',
      maxWidth: side - 6,
    },
  ]
}

function drawGivenLetter(letter: string, centre: Point): readonly Shape[] {
  return [
    { kind: 'disc', centre, radius: CELL / 2 - 2, fill: 'surface' },
    { kind: 'ring', centre, radius: CELL / 2 - 2.5, thickness: 1, fill: 'line' },
    {
      kind: 'text',
      at: [centre[0], centre[1] + 8],
      anchor: 'middle',
      size: 24,
      text: letter,
      fill: 'ink',
      maxWidth: CELL - 10,
    },
  ]
}
