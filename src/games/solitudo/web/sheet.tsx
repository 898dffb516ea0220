import type { Dealt } from '#kernel/engine.ts'
import { boardKindOf } from '../rules/board.ts'
import { readShading } from '../rules/check.ts'
import { type Puzzle, readPuzzle } from '../rules/puzzle.ts'
import type { Deal, SolitudoTypes } from '../rules/types.ts'
import type { Shape } from '../sheet/drawing.ts'
import { boardGeometryOf, drawPuzzle } from '../sheet/puzzle-picture.ts'
import { text } from '../text/en.ts'
import './sheet.css'

/** Drawn at this size, with room for the outer lines. */
const CELL = 24
const EDGE = 1

interface SheetProps {
  readonly puzzles: readonly Dealt<SolitudoTypes>[]
  /** Whether their solutions are drawn. */
  readonly solved: boolean
}

/** Puzzles on paper: cells of nine millimetres to write in, of five where solutions are only read. */
export function Sheet({ puzzles, solved }: SheetProps) {
  return (
    <div class={`so-sheet ${solved ? 'so-sheet-solved' : ''}`}>
      {puzzles.map(({ deal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: on paper a puzzle is known by its number
        <PrintedPuzzle key={index} deal={deal} number={index + 1} solved={solved} />
      ))}
    </div>
  )
}

interface PrintedPuzzleProps {
  readonly deal: Deal
  readonly number: number
  readonly solved: boolean
}

function PrintedPuzzle({ deal, number, solved }: PrintedPuzzleProps) {
  const read = readPuzzle(deal.puzzle)
  if (!read.ok) return null
  const { width, height } = boardGeometryOf(read.value)
  const box = { left: EDGE, top: EDGE, width: width * CELL, height: height * CELL }
  const solution = solved ? readShading(deal.solution) : null
  const caption = `${number} · ${captionOf(read.value, deal)}`
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
