import { GifWriter } from 'omggif'
import { joinBytes } from '../compression.ts'
import { indexColours, MAX_COLOURS } from './indexed-image.ts'
import type { Raster } from './raster.ts'

/** No colour of a picture: pixels that stay as they are. */
const UNCHANGED = 0x1000000

/** The unit of a GIF's delays. */
const MS_PER_TICK = 10

/** A header with the largest palette is below a thousand bytes. */
const HEADER_BYTES = 1000
/** A pixel takes at most 12 bits, and every 255 bytes have one more for their length. */
const MAX_BYTES_PER_PIXEL = 1.6

/** Writes a moving picture frame by frame. A frame has only the rectangle that has changed. */
export class GifBuilder {
  readonly #chunks: Uint8Array[] = []
  #writer: GifWriter | undefined
  #previous: Raster | undefined

  add(frame: Raster, ms: number): void {
    const changed = changedRectangle(this.#previous, frame)
    const { left, top, width, height } = changed
    const buffer = new Uint8Array(HEADER_BYTES + Math.ceil(width * height * MAX_BYTES_PER_PIXEL))
    if (this.#writer) {
      this.#writer.setOutputBuffer(buffer)
      this.#writer.setOutputBufferPosition(0)
    } else this.#writer = new GifWriter(buffer, frame.width, frame.height, { loop: 0 })
    const { indexes, palette } = indexColours(changed.pixels, this.#previous ? [UNCHANGED] : [])
    this.#writer.addFrame(left, top, width, height, Array.from(indexes), {
      palette: paddedPalette(palette),
      delay: Math.round(ms / MS_PER_TICK),
      // The next frame is drawn on this one.
      disposal: 1,
      ...(this.#previous && { transparent: 0 }),
    })
    this.#chunks.push(buffer.slice(0, this.#writer.getOutputBufferPosition()))
    this.#previous = frame
  }

  finish(): Uint8Array {
    if (!this.#writer) throw new Error('A GIF has at least one frame')
    const end = new Uint8Array(1)
    this.#writer.setOutputBuffer(end)
    this.#writer.setOutputBufferPosition(0)
    this.#writer.end()
    return joinBytes([...this.#chunks, end])
  }
}

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
}

/** The smallest rectangle around the pixels that differ; one pixel if none does. */
function changedRectangle(before: Raster | undefined, { width, height, pixels }: Raster): Rectangle {
  if (!before) return { left: 0, top: 0, width, height, pixels }
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (pixels[row * width + column] === before.pixels[row * width + column]) continue
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
    }
  if (right === 0) [left, top, right, bottom] = [0, 0, 1, 1]
  const columns = right - left
  const rows = bottom - top
  const inside = Uint32Array.from({ length: columns * rows }, (_, index) => {
    const at = (top + Math.floor(index / columns)) * width + left + (index % columns)
    return pixels[at] === before.pixels[at] ? UNCHANGED : pixels[at]!
  })
  return { left, top, width: columns, height: rows, pixels: inside }
}

/** The number of colours must be a power of two. */
function paddedPalette(palette: readonly number[]): number[] {
  let length = 2
  while (length < palette.length && length < MAX_COLOURS) length *= 2
  return [...palette, ...Array.from({ length: length - palette.length }, () => 0)]
}
