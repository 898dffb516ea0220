import { roundedBoxesPath, textPositions } from '#web/kit/svg-paths.ts'

const CELL = 13
const LEFT = 53
const TOP = 13

const TILES = [...'CORNYTACK'].map((letter, index) => {
  const [column, row] = index < 5 ? [5 + index, 6] : [7, index < 6 ? 5 : index + 1]
  return { letter, x: LEFT + column! * CELL, y: TOP + row! * CELL }
})

/** The board, with two words on it, on the game's ground. */
export function ScribblePreview() {
  return (
    <svg class="preview sc-preview" viewBox="0 0 300 220" aria-hidden="true">
      <pattern id="sc-cells" x={LEFT} y={TOP} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect x="0.75" y="0.75" width="11.5" height="11.5" rx="2" />
      </pattern>
      <path d={`M${LEFT} ${TOP}h195v195h-195z`} fill="url(#sc-cells)" />
      <path
        class="sc-preview-tiles"
        d={roundedBoxesPath(
          TILES.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })),
          12,
          12,
          2,
        )}
      />
      <text {...textPositions(TILES.map(({ x, y }) => ({ x: x + 6.5, y: y + 9.8 })))}>
        {TILES.map(({ letter }) => letter).join('')}
      </text>
    </svg>
  )
}
