/** Rows of hexagons; a dot is a shaded cell. */
const ROWS = ['.47362.1', '3.25147.', '51.73625', '736.51477'].map((row, index) => ({
  row,
  shift: index % 2 === 0 ? 26 : 44,
}))

const WIDTH = 35.4

function hexagon(x: number, y: number): string {
  const points = [
    [0, -17.6],
    [15.6, -8.8],
    [15.6, 8.8],
    [0, 17.6],
    [-15.6, 8.8],
    [-15.6, -8.8],
  ]
  return points.map(([dx, dy]) => `${x + dx!},${y + dy!}`).join(' ')
}

export function SolitudoPicture() {
  return (
    <>
      {ROWS.map(({ row, shift }, down) =>
        [...row].map((number, across) => {
          const x = shift + across * WIDTH
          const y = 12 + down * 30.4
          const shaded = number === '.'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
            <g key={`${down} ${across}`}>
              <polygon points={hexagon(x, y)} class={shaded ? 'pic-shaded' : 'pic-hex'} />
              {!shaded && (
                <text x={x} y={y + 5.6} class="pic-number">
                  {number}
                </text>
              )}
            </g>
          )
        }),
      )}
    </>
  )
}
