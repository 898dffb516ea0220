import type { PictureColour } from '#kernel/picture.ts'

export const PICTURE_THEMES = ['light', 'dark'] as const
export type PictureTheme = (typeof PICTURE_THEMES)[number]

/** The values of the style sheet's colours, by day and by night; a test compares them. */
const COLOURS: Readonly<Record<PictureColour, readonly [light: string, dark: string]>> = {
  ground: ['#eef1ec', '#0f1512'],
  surface: ['#fafbf8', '#18201c'],
  sunk: ['#e3e8e1', '#1f2924'],
  ink: ['#17211c', '#e8ede7'],
  soft: ['#4c5a52', '#a5b2a9'],
  line: ['#cbd4cb', '#2f3c35'],
  'cell-open': ['#fafbf8', '#28332d'],
  'cell-empty': ['#b9c5bb', '#323f38'],
  'cell-blocked': ['#e3e8e1', '#151c18'],
  hatch: ['#7b877f', '#6c7a71'],
  leaf: ['#1e5a48', '#86cfb2'],
  quince: ['#7d5c00', '#efd07a'],
  'quince-fill': ['#f0d175', '#4d3d0e'],
  medlar: ['#96441f', '#f0ab87'],
  'medlar-fill': ['#eebb9b', '#512c1a'],
  sloe: ['#324d80', '#aec2ee'],
  'sloe-fill': ['#b9c9e8', '#263655'],
  shade: ['#324d80', '#4f6bac'],
  'on-shade': ['#b9c9e8', '#eef3fd'],
  gage: ['#456519', '#bcd582'],
  damson: ['#713c6c', '#dfaeda'],
  'damson-fill': ['#dfbddb', '#472a44'],
  tile: ['#f6e3ad', '#e9d295'],
  'tile-edge': ['#7f6413', '#8c7022'],
  'tile-ink': ['#2a2105', '#211a04'],
}

/** A colour as `#rrggbb`. */
export function colourOf(colour: PictureColour, theme: PictureTheme): string {
  return COLOURS[colour][theme === 'light' ? 0 : 1]
}
