/** A place on a page, in points from its top left. */
export type Point = readonly [across: number, down: number]

/** The shapes and texts of a page, to be written as SVG or as PDF. Colours are `#rrggbb`. */
export type Shape = Polygon | Text

export interface Polygon {
  readonly kind: 'polygon'
  readonly points: readonly Point[]
  readonly fill?: string
  readonly line?: Stroke
}

export interface Text {
  readonly kind: 'text'
  /** The start of its base line, or its middle for figures that stand in a cell. */
  readonly at: Point
  readonly anchor: 'start' | 'middle'
  readonly text: string
  readonly size: number
  readonly colour: string
  readonly bold?: true
}

export interface Stroke {
  readonly width: number
  readonly colour: string
}

export type Page = readonly Shape[]

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** Hundredths of a point are finer than any printer. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
