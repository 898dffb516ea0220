/** On the wheel, in hundredths of its width, from the top left. */
export interface Point {
  readonly x: number
  readonly y: number
}

const MIDDLE = 50
/** From the middle of the wheel to its letters. */
const RING = 35
/** So near a letter is taken: less than is drawn of it, so that passing between two takes neither. */
const REACH = 12.5
/** Smaller than any letter, so that a quick finger skips none. */
const STRIDE = 4

/** The points of the letters: the first on top, the others clockwise. */
export function letterPoints(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI
    return { x: MIDDLE + RING * Math.sin(angle), y: MIDDLE - RING * Math.cos(angle) }
  })
}

/** The letter at a point; undefined beside them all. */
export function letterIndexAt({ x, y }: Point, count: number): number | undefined {
  const found = letterPoints(count).findIndex(place => Math.hypot(place.x - x, place.y - y) <= REACH)
  return found < 0 ? undefined : found
}

/** The letters that a straight move goes over, in its order; one that it only leaves is not among them. */
export function lettersPassed(from: Point, to: Point, count: number): readonly number[] {
  const across = to.x - from.x
  const down = to.y - from.y
  const strides = Math.max(1, Math.ceil(Math.hypot(across, down) / STRIDE))
  const found: number[] = []
  let last = letterIndexAt(from, count)
  for (let stride = 1; stride <= strides; stride++) {
    const part = stride / strides
    const place = letterIndexAt({ x: from.x + across * part, y: from.y + down * part }, count)
    if (place !== undefined && place !== last) found.push(place)
    last = place
  }
  return found
}
