import type { Dealt } from '#kernel/engine.ts'
import { boardKindOf } from '../rules/board.ts'
import { readShading } from '../rules/check.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import type { Deal, SolitudoTypes } from '../rules/types.ts'
import type { Shape } from '../sheet/drawing.ts'
import { boardGeometryOf, drawPuzzle } from '../sheet/puzzle-picture.ts'
import { text } from '../text/en.ts'
import { sheetText } from '../text/en-tools.ts'
import './sheet.css'

/** Drawn at this size, with room for the outer lines. */
const CELL = 24
const EDGE = 1

interface SheetProps {
  readonly puzzles: readonly Dealt<SolitudoTypes>[]
  /** Whether their solutions are drawn. */
  readonly solved: boolean
}

/** Below this many millimetres a cell is too small for a pencil, and puzzles stand one below the other. */
const LEAST_CELL_MM = 7
const LEAST_SOLVED_CELL_MM = 4
/** Between the margins of A4. */
const PAGE_WIDTH_MM = 180

/** Puzzles on paper, as large as their number allows; solutions are only read, so they are smaller. */
export function Sheet({ puzzles, solved }: SheetProps) {
  const columns = columnsFor(puzzles, solved)
  const isAlone = puzzles.length === 1
  return (
    <div class={`so-sheet ${solved ? 'so-sheet-solved' : ''}`} style={{ '--columns': columns }}>
      {!solved && (
        <header>
          <h2>{sheetText.title}</h2>
          <p>{sheetText.rules}</p>
        </header>
      )}
      {puzzles.map(({ deal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: on paper a puzzle is known by its number
        <PrintedPuzzle key={index} deal={deal} solved={solved} number={isAlone ? undefined : index + 1} />
      ))}
    </div>
  )
}

/** One puzzle has the page to itself; more share it as long as their cells are large enough. */
function columnsFor(puzzles: readonly Dealt<SolitudoTypes>[], solved: boolean): number {
  const widths = puzzles.flatMap(({ deal }) => {
    const read = readPuzzle(deal.puzzle)
    return read.ok ? [boardGeometryOf(read.value).width] : []
  })
  const widest = Math.max(1, ...widths)
  const least = solved ? LEAST_SOLVED_CELL_MM : LEAST_CELL_MM
  const most = Math.min(puzzles.length, solved ? 4 : 2)
  return Math.max(1, Math.min(most, Math.floor(PAGE_WIDTH_MM / (widest * least))))
}

interface PrintedPuzzleProps {
  readonly deal: Deal
  /** Undefined where there is only one. */
  readonly number: number | undefined
  readonly solved: boolean
}

function PrintedPuzzle({ deal, number, solved }: PrintedPuzzleProps) {
  const read = readPuzzle(deal.puzzle)
  if (!read.ok) return null
  const { width, height } = boardGeometryOf(read.value)
  const box = { left: EDGE, top: EDGE, width: width * CELL, height: height * CELL }
  const solution = solved ? readShading(deal.solution) : null
  const described = captionOf(read.value, deal)
  const caption = number === undefined ? described : `${number} · ${described}`
  return (
    <figure style={{ '--across': width }}>
      <figcaption>{solved ? number : caption}</figcaption>
      <svg viewBox={`0 0 ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`} role="img" aria-label={caption}>
        {drawPuzzle(read.value, box, solution ?? undefined).map(draw)}
      </svg>
    </figure>
  )
}

function captionOf(puzzle: Puzzle, { rating }: Deal): string {
  const [rows, cols] = [puzzle.cells.length, puzzle.cells[0]!.length]
  return text.describeFacts!({ shape: boardKindOf(puzzle), rows, cols, rating, mode: 'normal' })
}

function draw(shape: Shape, index: number) {
  if (shape.kind === 'polygon')
    return (
      <polygon
        key={index}
        points={shape.points.map(point => point.join(',')).join(' ')}
        fill={shape.fill ?? 'none'}
        stroke={shape.line?.colour}
        stroke-width={shape.line?.width}
      />
    )
  const [across, down] = shape.at
  return (
    <text
      key={index}
      x={across}
      y={down}
      text-anchor={shape.anchor}
      font-size={shape.size}
      fill={shape.colour}
    >
      {shape.text}
    </text>
  )
}
