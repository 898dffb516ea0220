import { cachedTopologyOf } from '../rules/board.ts'
import type { Params } from '../rules/types.ts'
import type { Point } from '../sheet/drawing.ts'
import { boardGeometryOf, scaleOf } from '../sheet/puzzle-picture.ts'
import { exampleOf } from './preview-example.ts'

const WIDTH = 300
const HEIGHT = 220
const ROOM = { left: 16, top: 16, width: WIDTH - 32, height: HEIGHT - 32 }
const LARGEST_CELL = 26
/** Below this, numbers are only noise. */
const READABLE_CELL = 11

/** A board such as these choices give, partly solved, on the game's ground. */
export function SolitudoPreview({ params }: { readonly params: Params }) {
  const { puzzle, isShaded } = exampleOf(params)
  const outline = boardGeometryOf(puzzle)
  const scale = Math.min(LARGEST_CELL, scaleOf(outline, ROOM))
  const placed = ([across, down]: Point): Point => [
    WIDTH / 2 + (across - outline.width / 2) * scale,
    HEIGHT / 2 + (down - outline.height / 2) * scale,
  ]
  const { cells } = cachedTopologyOf(puzzle)
  const drawn = cells.map(cell => ({
    number: puzzle.cells[cell.row]![cell.column] || '',
    shaded: isShaded(cell),
    centre: placed(outline.centre(cell)),
    corners: outline.corners(cell).map(corner =>
      placed(corner)
        .map(one => one.toFixed(1))
        .join(' '),
    ),
  }))
  return (
    <svg class="preview so-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[false, true].map(shaded => {
        const alike = drawn.filter(cell => cell.shaded === shaded)
        return (
          <g key={shaded} class={shaded ? 'so-pictured-shaded' : undefined}>
            <path d={alike.map(({ corners }) => `M${corners.join('L')}z`).join('')} />
            {scale >= READABLE_CELL && (
              <text font-size={scale * 0.5}>
                {alike.map(({ number, centre: [across, down] }) => (
                  <tspan key={`${across} ${down}`} x={across} y={down + scale * 0.17}>
                    {number}
                  </tspan>
                ))}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
