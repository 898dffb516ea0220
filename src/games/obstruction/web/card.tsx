import { roundedBoxesPath } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = { ...gameCard, Picture, loadFace: () => import('./face.tsx') }

const STEP = 18.8
const ROWS = 6
const COLUMNS = 12

/** A game under way: X and O in turn, each blocking what is around it. */
const MARKS = [
  [1, 1],
  [2, 4],
  [4, 2],
  [0, 7],
  [4, 7],
  [2, 10],
].map(([row, column]) => at(row!, column!))

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  at(Math.floor(index / COLUMNS), index % COLUMNS),
)

function Picture() {
  const crosses = MARKS.filter((_, index) => index % 2 === 0)
  const noughts = MARKS.filter((_, index) => index % 2 === 1)
  return (
    <>
      <path class="pic-open" d={roundedBoxesPath(cellsAway(2), 17, 17, 2.6)} />
      <path class="pic-blocked" d={roundedBoxesPath(cellsAway(1), 17, 17, 2.6)} />
      <path
        class="pic-mark"
        d={
          crosses.map(({ x, y }) => `M${x + 4.4} ${y + 4.4}l8.2 8.2m0-8.2l-8.2 8.2`).join('') +
          noughts.map(({ x, y }) => `M${x + 4.1} ${y + 8.5}a4.4 4.4 0 1 1 0 .01z`).join('')
        }
      />
    </>
  )
}

interface Cell {
  readonly row: number
  readonly column: number
  readonly x: number
  readonly y: number
}

function at(row: number, column: number): Cell {
  return { row, column, x: 39 + column * STEP, y: 0.2 + row * STEP }
}

/** The cells one step from the next mark, or two and more. */
function cellsAway(steps: 1 | 2): readonly Cell[] {
  return CELLS.filter(
    cell =>
      Math.min(
        2,
        ...MARKS.map(mark => Math.max(Math.abs(mark.row - cell.row), Math.abs(mark.column - cell.column))),
      ) === steps,
  )
}
