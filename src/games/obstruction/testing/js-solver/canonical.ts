import { emptyRows, type Rows, SIDE } from './rows.ts'

/** A connected set of open cells moved to the top left corner, at least as wide as it is high. */
interface NormalizedRegion {
  readonly rows: Rows
  readonly height: number
  readonly width: number
}

const REVERSED = new Int32Array(1 << SIDE)
for (let row = 0; row < REVERSED.length; row++) {
  REVERSED[row] = (REVERSED[row >> 1]! >> 1) | ((row & 1) << (SIDE - 1))
}

/** The canonical form of a region, the same for all its translations, rotations and reflections. */
export function canonical(region: Rows): { rows: Rows; mirrored: boolean } {
  const placed = normalize(region)
  const reversed = reverseRows(placed)
  let best = smallest(placed, reversed, undefined)
  if (placed.height === placed.width) {
    const turned = { ...placed, rows: transpose(placed.rows, placed.height) }
    best = smallest(turned, reverseRows(turned), best)
  }
  return { rows: best, mirrored: isMirrored(placed, reversed) }
}

function normalize(region: Rows): NormalizedRegion {
  let top = 0
  while (region[top] === 0) top++
  let bottom = SIDE - 1
  while (region[bottom] === 0) bottom--
  let columns = 0
  for (let row = top; row <= bottom; row++) columns |= region[row]!
  const left = 31 - Math.clz32(columns & -columns)
  const width = 32 - Math.clz32(columns) - left
  const height = bottom - top + 1
  const rows = emptyRows()
  for (let row = 0; row < height; row++) rows[row] = region[top + row]! >> left
  if (height <= width) return { rows, height, width }
  return { rows: transpose(rows, height), height: width, width: height }
}

function transpose(rows: Rows, height: number): number[] {
  const turned = emptyRows()
  for (let row = 0; row < height; row++) {
    for (let bits = rows[row]!; bits !== 0; bits &= bits - 1) {
      turned[31 - Math.clz32(bits & -bits)]! |= 1 << row
    }
  }
  return turned
}

function reverseRows(placed: NormalizedRegion): number[] {
  const reversed = emptyRows()
  const spare = SIDE - placed.width
  for (let row = 0; row < placed.height; row++) reversed[row] = REVERSED[placed.rows[row]!]! >> spare
  return reversed
}

/** The smallest of a region's four upright forms and `best`, the bottom row being the most significant. */
function smallest(placed: NormalizedRegion, reversed: Rows, best: Rows | undefined): Rows {
  let rows = best ?? placed.rows
  if (best !== undefined && isSmaller(placed.rows, best, placed.height)) rows = placed.rows
  if (isSmaller(reversed, rows, placed.height)) rows = reversed
  const upended = upend(placed.rows, placed.height)
  if (isSmaller(upended, rows, placed.height)) rows = upended
  const turned = upend(reversed, placed.height)
  return isSmaller(turned, rows, placed.height) ? turned : rows
}

function upend(rows: Rows, height: number): number[] {
  const upended = emptyRows()
  for (let row = 0; row < height; row++) upended[row] = rows[height - 1 - row]!
  return upended
}

function isSmaller(rows: Rows, other: Rows, height: number): boolean {
  for (let row = height - 1; row >= 0; row--) {
    if (rows[row] !== other[row]) return rows[row]! < other[row]!
  }
  return false
}

/** Whether a half-turn maps the region to itself with no cell touching its image. */
function isMirrored({ rows, height, width }: NormalizedRegion, reversed: Rows): boolean {
  for (let row = 0; row < height; row++) {
    if (rows[row] !== reversed[height - 1 - row]) return false
  }
  const middle = rows[height >> 1]! | rows[(height - 1) >> 1]!
  return (middle & ((1 << (width >> 1)) | (1 << ((width - 1) >> 1)))) === 0
}
