import { printable } from './printable.ts'
import type { Style, Tone } from './style.ts'
import type { StyledLine } from './styled-text.ts'

export type ColourDepth = 'none' | '16' | '256' | 'full'
export type Background = 'light' | 'dark'

/** The colours that the terminal can show, and its background. */
export interface Palette {
  readonly depth: ColourDepth
  readonly background: Background
}

interface Shade {
  readonly text: string
  readonly fill: string
}

const SHADES: Readonly<Record<Background, Readonly<Record<Tone, Shade>>>> = {
  dark: {
    soft: { text: '#a5b2a9', fill: '#1f2924' },
    line: { text: '#4a5c52', fill: '#2f3c35' },
    leaf: { text: '#86cfb2', fill: '#1c4437' },
    quince: { text: '#efd07a', fill: '#4d3d0e' },
    medlar: { text: '#f0ab87', fill: '#512c1a' },
    sloe: { text: '#aec2ee', fill: '#263655' },
    gage: { text: '#bcd582', fill: '#33431a' },
    damson: { text: '#dfaeda', fill: '#472a44' },
  },
  light: {
    soft: { text: '#4c5a52', fill: '#e3e8e1' },
    line: { text: '#9aa89d', fill: '#cbd4cb' },
    leaf: { text: '#1e5a48', fill: '#c4e3d7' },
    quince: { text: '#7d5c00', fill: '#f0d175' },
    medlar: { text: '#96441f', fill: '#eebb9b' },
    sloe: { text: '#324d80', fill: '#b9c9e8' },
    gage: { text: '#456519', fill: '#c8dc98' },
    damson: { text: '#713c6c', fill: '#dfbddb' },
  },
}

/** The sixteen basic colours have no pastels: the nearest hue is used, without fills, whose contrast is unknown. */
const SIXTEEN: Readonly<Record<Tone, string>> = {
  soft: '2',
  line: '2',
  leaf: '36',
  quince: '33',
  medlar: '31',
  sloe: '34',
  gage: '32',
  damson: '35',
}

/** A line with escape sequences; every style ends with its span. */
export function paint(spans: StyledLine, palette: Palette): string {
  return spans
    .map(({ text, style }) => withCodes(printable(text), style ? codes(style, palette) : []))
    .join('')
}

function withCodes(text: string, sgr: readonly string[]): string {
  return sgr.length === 0 || text === '' ? text : `\u001b[${sgr.join(';')}m${text}\u001b[0m`
}

function codes({ tone, fill, bold, inverse }: Style, { depth, background }: Palette): string[] {
  const sgr: string[] = []
  if (bold) sgr.push('1')
  if (inverse) sgr.push('7')
  if (depth === 'none') return sgr
  if (depth === '16') return tone ? [...sgr, SIXTEEN[tone]] : sgr
  if (tone) sgr.push(colour(38, SHADES[background][tone].text, depth))
  if (fill) sgr.push(colour(48, SHADES[background][fill].fill, depth))
  return sgr
}

function colour(layer: 38 | 48, code: string, depth: '256' | 'full'): string {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(code.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  return depth === 'full'
    ? `${layer};2;${red};${green};${blue}`
    : `${layer};5;${nearestAnsiColour(red, green, blue)}`
}

/** The nearest of the 216 colours of the cube and the 24 greys. */
function nearestAnsiColour(red: number, green: number, blue: number): number {
  const levels = [0, 95, 135, 175, 215, 255]
  const closest = (value: number) =>
    levels.reduce(
      (best, level, index) => (Math.abs(level - value) < Math.abs(levels[best]! - value) ? index : best),
      0,
    )
  const [r, g, b] = [closest(red), closest(green), closest(blue)]
  const grey = Math.max(0, Math.min(23, Math.round(((red + green + blue) / 3 - 8) / 10)))
  const distance = (x: number, y: number, z: number) => (x - red) ** 2 + (y - green) ** 2 + (z - blue) ** 2
  const shade = 8 + grey * 10
  return distance(shade, shade, shade) < distance(levels[r]!, levels[g]!, levels[b]!)
    ? 232 + grey
    : 16 + 36 * r + 6 * g + b
}
