import type { Picture, Shape } from '#kernel/picture.ts'
import { type Contour, contoursOf, roundedBox } from './contours.ts'
import { indexColours } from './indexed-image.ts'
import { colourOf, type PictureTheme } from './palette.ts'
import { encodePng } from './png.ts'

/** Pixels row by row, each 0xrrggbb. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
}

export interface RasterOptions {
  readonly theme: PictureTheme
  /** The longer side in pixels. */
  readonly size: number
}

/** Shares of a pixel that a shape can cover. More would give edges more colours than a GIF has. */
const COVERAGE_STEPS = 12

/** Draws a picture in pixels with smooth edges. */
export function drawRaster(picture: Picture, { theme, size }: RasterOptions): Raster {
  const scale = size / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const pixels = new Uint32Array(width * height).fill(rgbOf(colourOf('ground', theme)))
  const raster = { width, height, pixels }
  for (const shape of picture.shapes)
    for (const { contours, fill } of layersOf(shape))
      fillContours(
        raster,
        contours.map(contour => contour.map(([x, y]) => [x * scale, y * scale] as const)),
        rgbOf(colourOf(fill, theme)),
      )
  return raster
}

/** Draws a picture as PNG. */
export function renderPng(picture: Picture, options: RasterOptions): Promise<Uint8Array> {
  const { width, height, pixels } = drawRaster(picture, options)
  return encodePng({ width, height, ...indexColours(pixels) })
}

/** A rectangle with an edge is the edge's colour below a smaller rectangle. */
function layersOf(shape: Shape): readonly { contours: readonly Contour[]; fill: Shape['fill'] }[] {
  if (shape.kind !== 'rectangle' || !shape.edge) return [{ contours: contoursOf(shape), fill: shape.fill }]
  const { at, width, height, radius = 0, edge, fill } = shape
  const { thickness, colour } = edge
  const inner = roundedBox(
    [at[0] + thickness, at[1] + thickness],
    width - 2 * thickness,
    height - 2 * thickness,
    radius - thickness,
  )
  return [
    { contours: contoursOf(shape), fill: colour },
    { contours: [inner], fill },
  ]
}

function rgbOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16)
}

/**
 * Fills contours: each edge adds to the pixels right of it how much of a pixel's height it spans, so that the running
 * sum along a row is the covered share. Overlapping contours of the same direction add up to more than one, which counts
 * as one.
 */
function fillContours({ width, height, pixels }: Raster, contours: readonly Contour[], colour: number): void {
  const corners = contours.flat()
  if (corners.length === 0) return
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x))))
  const right = Math.min(width, Math.ceil(Math.max(...corners.map(([x]) => x))))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y))))
  const bottom = Math.min(height, Math.ceil(Math.max(...corners.map(([, y]) => y))))
  if (left >= right || top >= bottom) return
  // One column more, where edges end that lie on the right border.
  const box = { left, top, columns: right - left, rows: bottom - top, stride: right - left + 2 }
  const sums = new Float32Array(box.stride * box.rows)
  for (const contour of contours)
    for (const [index, [x, y]] of contour.entries()) {
      const [nextX, nextY] = contour[(index + 1) % contour.length]!
      addEdge(sums, box, x - left, y - top, nextX - left, nextY - top)
    }
  for (let row = 0; row < box.rows; row++) {
    let sum = 0
    for (let column = 0; column < box.columns; column++) {
      sum += sums[row * box.stride + column]!
      const steps = Math.round(Math.min(1, Math.abs(sum)) * COVERAGE_STEPS)
      if (steps === 0) continue
      const at = (top + row) * width + left + column
      pixels[at] = steps === COVERAGE_STEPS ? colour : blend(pixels[at]!, colour, steps / COVERAGE_STEPS)
    }
  }
}

interface Box {
  readonly columns: number
  readonly rows: number
  readonly stride: number
}

/** Adds an edge to the sums, row by row and pixel by pixel. */
function addEdge(sums: Float32Array, box: Box, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return
  const direction = y0 < y1 ? 1 : -1
  const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (endX - topX) / (endY - topY)
  const xAt = (y: number) => Math.min(box.columns, Math.max(0, topX + (y - topY) * slope))
  const firstRow = Math.max(0, Math.floor(topY))
  const lastRow = Math.min(box.rows, Math.ceil(endY))
  for (let row = firstRow; row < lastRow; row++) {
    const from = Math.max(row, topY)
    const to = Math.min(row + 1, endY)
    addSpan(sums, row * box.stride, direction * (to - from), xAt(from), xAt(to))
  }
}

/** Spreads the height that an edge spans in one row over the pixels between two places. */
function addSpan(sums: Float32Array, start: number, spanned: number, one: number, other: number): void {
  const from = Math.min(one, other)
  const to = Math.max(one, other)
  const firstPixel = Math.floor(from)
  const lastPixel = Math.floor(to)
  for (let pixel = firstPixel; pixel <= lastPixel; pixel++) {
    const partFrom = Math.max(from, pixel)
    const partTo = Math.min(to, pixel + 1)
    const part = to > from ? (spanned * (partTo - partFrom)) / (to - from) : spanned
    if (part === 0) continue
    // The share of this pixel that lies right of the edge, and the rest, which the next pixel adds.
    const covered = part * (pixel + 1 - (partFrom + partTo) / 2)
    sums[start + pixel] = sums[start + pixel]! + covered
    sums[start + pixel + 1] = sums[start + pixel + 1]! + part - covered
  }
}

function blend(below: number, above: number, share: number): number {
  const mix = (shift: number) => {
    const from = (below >> shift) & 0xff
    return Math.round(from + (((above >> shift) & 0xff) - from) * share) << shift
  }
  return mix(16) | mix(8) | mix(0)
}
