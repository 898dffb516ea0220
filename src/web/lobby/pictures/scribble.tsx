const ACROSS = 'GARDEN'
const TILE = 33

interface TileProps {
  readonly x: number
  readonly y: number
  readonly letter: string
}

function Tile({ x, y, letter }: TileProps) {
  return (
    <g>
      <rect x={x} y={y} width={TILE} height={TILE} rx="5" class="pic-tile" />
      <text x={x + TILE / 2} y={y + 24} class="pic-letter">
        {letter}
      </text>
    </g>
  )
}

export function ScribblePicture() {
  return (
    <>
      {[...ACROSS].map((letter, index) => (
        <Tile key={letter} x={31 + index * 38.4} y={39.5} letter={letter} />
      ))}
      <Tile x={31 + 3 * 38.4} y={4.8} letter="E" />
      <Tile x={31 + 3 * 38.4} y={74.2} letter="G" />
    </>
  )
}
