import { type Cell, sameCell } from '#kernel/grid.ts'
import { CELL, type DrawnPosition, type Picture, type Shape } from '#kernel/picture.ts'
import { type ScribbleTypes, SIDE, type View } from './rules/types.ts'

const MARGIN = 20
const GAP = 2
const FOOTER = 44
const WIDTH = SIDE * CELL + 2 * MARGIN

/** The board, and below it the scores; the one of the player to move, or of a winner, stands on a tile. */
export function drawPicture({ view, names }: DrawnPosition<ScribbleTypes>): Picture {
  const cells = view.board.flatMap((line, row) =>
    line.flatMap((_, column) => drawCell(view, { row, column })),
  )
  return { width: WIDTH, height: WIDTH + FOOTER, shapes: [...cells, ...drawScores(view, names)] }
}

function drawCell(view: View, cell: Cell): readonly Shape[] {
  const left = MARGIN + cell.column * CELL
  const top = MARGIN + cell.row * CELL
  const box = {
    kind: 'rectangle',
    at: [left + GAP / 2, top + GAP / 2],
    width: CELL - GAP,
    height: CELL - GAP,
    radius: 4,
  } as const
  const letter = view.board[cell.row]![cell.column]
  const middle = (SIDE - 1) / 2
  if (!letter)
    return [
      { ...box, fill: 'cell-empty' },
      ...(cell.row === middle && cell.column === middle ? centreDots(left, top) : []),
    ]
  const isLast = view.last?.kind === 'placed' && view.last.cells.some(one => sameCell(one, cell))
  const points = view.letters.find(one => one.letter === letter)?.points
  return [
    // The last play carries a thick frame, so that it is found without its colour.
    { ...box, fill: 'tile', edge: { thickness: isLast ? 3 : 1, colour: 'tile-edge' } },
    {
      kind: 'text',
      at: [left + CELL * 0.46, top + CELL * 0.67],
      anchor: 'middle',
      size: CELL * 0.64,
      text: letter,
      fill: 'tile-ink',
      maxWidth: CELL * 0.72,
    },
    ...(points === undefined
      ? []
      : [
          {
            kind: 'text',
            at: [left + CELL * 0.88, top + CELL * 0.88],
            anchor: 'end',
            size: CELL * 0.25,
            text: String(points),
            fill: 'tile-ink',
          } as const,
        ]),
  ]
}

/** The middle of the board: five dots, as on a die. */
function centreDots(left: number, top: number): readonly Shape[] {
  return [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.5, 0.5],
    [0.3, 0.7],
    [0.7, 0.7],
  ].map(([across, down]) => ({
    kind: 'disc',
    centre: [left + CELL * across!, top + CELL * down!],
    radius: CELL * 0.05,
    fill: 'soft',
  }))
}

function drawScores({ scores, toMove }: View, names: readonly string[]): readonly Shape[] {
  const most = Math.max(...scores)
  const room = (WIDTH - 2 * MARGIN) / scores.length
  return scores.flatMap((score, seat): readonly Shape[] => {
    const left = MARGIN + room * seat
    const isShown = toMove === null ? score === most : toMove === seat
    return [
      {
        kind: 'rectangle',
        at: [left + 2, WIDTH - MARGIN + 10],
        width: room - 4,
        height: 40,
        radius: 8,
        fill: 'surface',
        edge: { thickness: isShown ? 3 : 1, colour: isShown ? 'leaf' : 'line' },
      },
      {
        kind: 'text',
        at: [left + 16, WIDTH - MARGIN + 37],
        anchor: 'start',
        size: 20,
        text: names[seat] ?? '',
        fallback: `#${seat + 1}`,
        fill: 'ink',
        maxWidth: room - 90,
      },
      {
        kind: 'text',
        at: [left + room - 16, WIDTH - MARGIN + 37],
        anchor: 'end',
        size: 20,
        text: String(score),
        fill: 'ink',
      },
    ]
  })
}
