/** The most colours in a palette of a GIF, or of a PNG with one byte a pixel. */
export const MAX_COLOURS = 256

/** Pixels as numbers of colours. */
export interface IndexedPixels {
  readonly indexes: Uint8Array
  /** 0xrrggbb each. */
  readonly palette: readonly number[]
}

/**
 * The most frequent colours of some pixels, which are all of them in most pictures, and each pixel's nearest. `first`
 * comes first in the palette, whether it is used or not.
 */
export function indexColours(pixels: Uint32Array, first: readonly number[] = []): IndexedPixels {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  for (const colour of first) counts.delete(colour)
  const frequent = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour)
  const palette = [...first, ...frequent.slice(0, MAX_COLOURS - first.length)]
  const indexOf = new Map(palette.map((colour, index) => [colour, index]))
  for (const colour of frequent.slice(MAX_COLOURS - first.length))
    indexOf.set(colour, nearest(palette, colour, first.length))
  return { indexes: Uint8Array.from(pixels, colour => indexOf.get(colour)!), palette }
}

function nearest(palette: readonly number[], colour: number, from: number): number {
  let best = from
  for (let index = from; index < palette.length; index++)
    if (distance(palette[index]!, colour) < distance(palette[best]!, colour)) best = index
  return best
}

function distance(one: number, other: number): number {
  return [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 0xff) - ((other >> shift) & 0xff)) ** 2,
    0,
  )
}
