import { roundedBoxesPath } from '#web/kit/svg-paths.ts'
import type { Params, Size } from '../rules/types.ts'

const STEP = 20
const WIDTH = 300
const HEIGHT = 220

/** A board of this size, empty, on the game's ground. */
export function SizePicture({ rows, cols }: Size) {
  const left = (WIDTH - cols * STEP) / 2
  const top = (HEIGHT - rows * STEP) / 2
  const cells = Array.from({ length: rows * cols }, (_, index) => ({
    x: left + (index % cols) * STEP + 1,
    y: top + Math.floor(index / cols) * STEP + 1,
  }))
  return (
    <svg class="preview ob-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={roundedBoxesPath(cells, STEP - 2, STEP - 2, 3)} />
    </svg>
  )
}

export function ObstructionPreview({ params }: { readonly params: Params }) {
  if (params.size === 'agreed') return <SizePicture {...params} />
  return (
    <svg class="preview ob-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <text x={WIDTH / 2} y={HEIGHT / 2 + 10}>
        ? × ?
      </text>
    </svg>
  )
}
