import type { Setup } from '../rules/types.ts'
import { exampleOf } from './example.ts'

const WIDTH = 300
const HEIGHT = 220
const MARGIN = 16
const LARGEST_STEP = 26
/** Below this, numbers are only noise. */
const READABLE_STEP = 11

/** A board such as these choices give, partly solved, on the game's ground. */
export function SolitudoPreview({ setup }: { readonly setup: Setup }) {
  const { puzzle, isShaded } = exampleOf(setup)
  const { cells } = puzzle
  const hexagonal = puzzle.shape === 'hexagon'
  const rowStep = hexagonal ? 0.866 : 1
  const step = Math.min(
    LARGEST_STEP,
    (WIDTH - 2 * MARGIN) / cells[0]!.length,
    (HEIGHT - 2 * MARGIN) / (cells.length * rowStep),
  )
  const centre = (row: number, column: number) => {
    const across = column - (cells[0]!.length - 1) / 2 + (hexagonal ? (row - (cells.length - 1) / 2) / 2 : 0)
    const down = (row - (cells.length - 1) / 2) * rowStep
    return { x: WIDTH / 2 + across * step, y: HEIGHT / 2 + down * step }
  }
  return (
    <svg class="so-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {cells.flatMap((line, row) =>
        line.map((number, column) => {
          if (number === null) return null
          const { x, y } = centre(row, column)
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={`${row} ${column}`}
              class={isShaded({ row, column }) ? 'so-pictured-shaded' : undefined}
            >
              {hexagonal ? (
                <polygon points={hexagon(x, y, step / 2 - 0.8)} />
              ) : (
                <rect
                  x={x - step / 2 + 0.8}
                  y={y - step / 2 + 0.8}
                  width={step - 1.6}
                  height={step - 1.6}
                  rx="2"
                />
              )}
              {step >= READABLE_STEP && (
                <text x={x} y={y + step * 0.17} font-size={step * 0.5}>
                  {number}
                </text>
              )}
            </g>
          )
        }),
      )}
    </svg>
  )
}

/** The corners of a hexagon that stands on a point. */
function hexagon(x: number, y: number, half: number): string {
  const tall = half * 1.1547
  const corners = [
    [0, -tall],
    [half, -tall / 2],
    [half, tall / 2],
    [0, tall],
    [-half, tall / 2],
    [-half, -tall / 2],
  ] as const
  return corners.map(([across, down]) => `${(x + across).toFixed(1)},${(y + down).toFixed(1)}`).join(' ')
}
