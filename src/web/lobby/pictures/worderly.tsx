const SQUARES = [
  [22, 46],
  [42.3, 46],
  [62.6, 46],
  [82.9, 46],
  [62.6, 25.7],
  [62.6, 66.3],
  [208, 55.6],
  [228.3, 55.6],
  [248.6, 55.6],
  [268.9, 55.6],
] as const

const WHEEL = [
  ['L', 151.5, 33],
  ['E', 179, 53],
  ['A', 168.5, 86],
  ['R', 134.5, 86],
  ['N', 124, 53],
] as const

export function WorderlyPicture() {
  return (
    <>
      {SQUARES.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="18.4" height="18.4" rx="4" class="pic-square" />
      ))}
      <circle cx="151.5" cy="56" r="46.5" class="pic-square" />
      {WHEEL.map(([letter, x, y]) => (
        <text key={letter} x={x} y={y + 1} class="pic-wheel">
          {letter}
        </text>
      ))}
    </>
  )
}
