import type { Point, Shape } from '#kernel/picture.ts'
import { outlineText, type PathCommand } from './text-outline.ts'

/** A closed line of straight pieces. */
export type Contour = readonly Point[]

/** Straight pieces of a curve or a quarter of a circle; at sizes up to 2,000 pixels nobody sees the corners. */
const PIECES = 8

/** The contours of a shape. Holes run the other way round, and contours of one shape may overlap. */
export function contoursOf(shape: Shape): readonly Contour[] {
  switch (shape.kind) {
    case 'rectangle':
      return [roundedBox(shape.at, shape.width, shape.height, shape.radius ?? 0)]
    case 'disc':
      return [circle(shape.centre, shape.radius)]
    case 'ring': {
      const { centre, radius, thickness } = shape
      return [circle(centre, radius + thickness / 2), circle(centre, radius - thickness / 2).toReversed()]
    }
    case 'line':
      return [roundedLine(shape.from, shape.to, shape.thickness / 2)]
    case 'polygon':
      return [shape.points]
    case 'text':
      return flatten(outlineText(shape))
  }
}

function circle(centre: Point, radius: number): Contour {
  return arc(centre, radius, 0, 4 * PIECES)
}

/** The corners of an arc from an angle on, cut into pieces, clockwise on the screen. */
function arc([x, y]: Point, radius: number, from: number, pieces: number): Point[] {
  return Array.from({ length: pieces + 1 }, (_, piece): Point => {
    const angle = from + (piece * Math.PI) / (2 * PIECES)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function roundedBox([left, top]: Point, width: number, height: number, wanted: number): Contour {
  const radius = Math.max(0, Math.min(wanted, width / 2, height / 2))
  const [right, bottom] = [left + width, top + height]
  if (radius === 0)
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
  return [
    ...arc([left + radius, top + radius], radius, Math.PI, PIECES),
    ...arc([right - radius, top + radius], radius, 1.5 * Math.PI, PIECES),
    ...arc([right - radius, bottom - radius], radius, 0, PIECES),
    ...arc([left + radius, bottom - radius], radius, 0.5 * Math.PI, PIECES),
  ]
}

function roundedLine(from: Point, to: Point, radius: number): Contour {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  return [
    ...arc(to, radius, angle - Math.PI / 2, 2 * PIECES),
    ...arc(from, radius, angle + Math.PI / 2, 2 * PIECES),
  ]
}

/** A path with curves as contours of straight pieces. */
function flatten(path: readonly PathCommand[]): readonly Contour[] {
  const contours: Point[][] = []
  for (const { command, numbers } of path) {
    const points = pairs(numbers)
    const last = contours.at(-1)
    if (command === 'M') contours.push([points[0]!])
    else if (command === 'L') last!.push(points[0]!)
    else if (command !== 'Z') last!.push(...curve([last!.at(-1)!, ...points]))
  }
  return contours
}

function pairs(numbers: readonly number[]): readonly Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[2 * index]!, numbers[2 * index + 1]!],
  )
}

/** Points along a Bézier curve of any degree, without the first. */
function curve(controls: readonly Point[]): readonly Point[] {
  return Array.from({ length: PIECES }, (_, piece) => pointOn(controls, (piece + 1) / PIECES))
}

/** De Casteljau's algorithm. */
function pointOn(controls: readonly Point[], share: number): Point {
  if (controls.length === 1) return controls[0]!
  const between = controls.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index]!
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
  })
  return pointOn(between, share)
}
