import type { GameTypes } from './rules.ts'

/** The colours of a picture, by their names in the style sheet of the site; each has a value by day and one by night. */
export const PICTURE_COLOURS = [
  'ground',
  'surface',
  'sunk',
  'ink',
  'soft',
  'line',
  'cell-open',
  'cell-empty',
  'cell-blocked',
  'hatch',
  'leaf',
  'quince',
  'quince-fill',
  'medlar',
  'medlar-fill',
  'sloe',
  'sloe-fill',
  'shade',
  'on-shade',
  'gage',
  'damson',
  'damson-fill',
  'tile',
  'tile-edge',
  'tile-ink',
] as const
export type PictureColour = (typeof PICTURE_COLOURS)[number]

/** A place in a picture, from its top left. */
export type Point = readonly [across: number, down: number]

export type Shape =
  | {
      readonly kind: 'rectangle'
      readonly at: Point
      readonly width: number
      readonly height: number
      /** The radius of its corners. */
      readonly radius?: number
      readonly fill: PictureColour
      /** A line along the inside of its edge. */
      readonly edge?: Edge
    }
  | { readonly kind: 'disc'; readonly centre: Point; readonly radius: number; readonly fill: PictureColour }
  /** A circle of this thickness; the radius reaches to the middle of the line. */
  | {
      readonly kind: 'ring'
      readonly centre: Point
      readonly radius: number
      readonly thickness: number
      readonly fill: PictureColour
    }
  /** A line with round ends. */
  | {
      readonly kind: 'line'
      readonly from: Point
      readonly to: Point
      readonly thickness: number
      readonly fill: PictureColour
    }
  | {
      readonly kind: 'polygon'
      readonly points: readonly Point[]
      readonly fill: PictureColour
    }
  | {
      readonly kind: 'text'
      /** The start or the middle of its base line. */
      readonly at: Point
      readonly anchor: 'start' | 'middle' | 'end'
      readonly size: number
      readonly text: string
      readonly fill: PictureColour
      /** A wider text is set smaller. */
      readonly maxWidth?: number
      /** Set in its place where pictures lack one of its letters; a name would be a row of boxes. */
      readonly fallback?: string
    }

export interface Edge {
  readonly thickness: number
  readonly colour: PictureColour
}

/** A position as shapes, to be written as SVG or drawn in pixels. Lengths are in units of a fortieth of a cell. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** The side of a cell in a picture. */
export const CELL = 40

export interface DrawnPosition<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  /** Once the game is over: its last view, which may show what was hidden before. */
  readonly finalView?: T['view']
  /** The names of the players. */
  readonly names: readonly string[]
}

/** The exports of a game's `picture.ts`. */
export interface PictureModule<T extends GameTypes = GameTypes> {
  /** The board, without anything that the views do not show; undefined where there is no board yet. */
  drawPicture(position: DrawnPosition<T>): Picture | undefined
}
