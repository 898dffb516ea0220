// Pictures have few elements, each a path or text of many parts: an element costs more than a part.

export interface Point {
  readonly x: number
  readonly y: number
}

/** The path of boxes with rounded corners, by their upper left corners. */
export function roundedBoxesPath(
  spots: readonly Point[],
  width: number,
  height: number,
  round: number,
): string {
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`
  const across = width - 2 * round
  const down = height - 2 * round
  const outline =
    `h${across}${corner(round, round)}v${down}${corner(-round, round)}` +
    `h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
  return spots.map(({ x, y }) => `M${x + round} ${y}${outline}`).join('')
}

/** The position of each character of a text. */
export function textPositions(spots: readonly Point[]): { readonly x: string; readonly y: string } {
  return { x: spots.map(({ x }) => x).join(' '), y: spots.map(({ y }) => y).join(' ') }
}
