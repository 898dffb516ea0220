import { type Setup, SIDE } from '../rules/types.ts'

const WIDTH = 300
const HEIGHT = 220
const STEP = 13
const LEFT = (WIDTH - SIDE * STEP) / 2
const TOP = (HEIGHT - SIDE * STEP) / 2

const TILES = [
  ...[...'CORNY'].map((letter, index) => ({ letter, row: 6, column: 5 + index })),
  ...[...'T.ACK'].map((letter, index) => ({ letter, row: 5 + index, column: 7 })),
].filter(({ letter }) => letter !== '.')

/** The board, with a few words on it, on the game's ground. */
export function ScribblePreview(_: { readonly setup: Setup }) {
  return (
    <svg class="sc-preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: SIDE * SIDE }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={index}
          x={LEFT + (index % SIDE) * STEP + 0.75}
          y={TOP + Math.floor(index / SIDE) * STEP + 0.75}
          width={STEP - 1.5}
          height={STEP - 1.5}
          rx="2"
        />
      ))}
      {TILES.map(({ letter, row, column }) => (
        <g key={`${row} ${column}`} transform={`translate(${LEFT + column * STEP} ${TOP + row * STEP})`}>
          <rect x="0.5" y="0.5" width={STEP - 1} height={STEP - 1} rx="2" />
          <text x={STEP / 2} y="9.8">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
