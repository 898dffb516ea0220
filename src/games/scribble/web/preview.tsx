const CELL = 13
const LEFT = 53
const TOP = 13

const TILES = [...'CORNY T ACK'].map((letter, index) => ({
  letter,
  column: index < 5 ? 5 + index : 7,
  row: index < 5 ? 6 : index - 1,
}))

/** The board, with two words on it, on the game's ground. */
export function ScribblePreview() {
  return (
    <svg class="preview sc-preview" viewBox="0 0 300 220" aria-hidden="true">
      <pattern id="sc-cells" x={LEFT} y={TOP} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect x="0.75" y="0.75" width="11.5" height="11.5" rx="2" />
      </pattern>
      <path d={`M${LEFT} ${TOP}h195v195h-195z`} fill="url(#sc-cells)" />
      {TILES.filter(({ letter }) => letter !== ' ').map(({ letter, column, row }) => (
        <g key={`${row} ${column}`} transform={`translate(${LEFT + column * CELL} ${TOP + row * CELL})`}>
          <rect x="0.5" y="0.5" width="12" height="12" rx="2" />
          <text x="6.5" y="9.8">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
