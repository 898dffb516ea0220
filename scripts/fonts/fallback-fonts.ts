import type { Font } from 'fontkit'
import { openFont } from './font-file.ts'

/** The site's fonts. Their letters have the same widths and heights, so one set of fallbacks is enough for both. */
export const SITE_FONTS = [
  '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
  '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2',
] as const

/** Fonts that systems have, with files whose letters have the same widths, and their names there. */
const SYSTEM_FONTS = [
  {
    name: 'Arial',
    regular: '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
    bold: '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
    local: {
      regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  },
  {
    name: 'Roboto',
    regular: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
    bold: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
    local: { regular: ['Roboto'], bold: ['Roboto Bold'] },
  },
  {
    name: 'DejaVu',
    regular: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
    bold: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
    local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  },
] as const

/** `own` is the weight that the site uses most, `range` the weights for which the system's font stands in. */
const WEIGHTS = [
  { cut: 'regular', own: 400, system: 400, range: '1 549' },
  { cut: 'bold', own: 600, system: 700, range: '550 1000' },
] as const

/** How often each character comes in a thousand of an English text. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 180,
  ...{ a: 67, b: 12, c: 23, d: 35, e: 104, f: 18, g: 17, h: 50, i: 57, j: 1, k: 6, l: 33, m: 20 },
  ...{ n: 57, o: 62, p: 16, q: 1, r: 49, s: 52, t: 75, u: 23, v: 8, w: 19, x: 1, y: 16, z: 1 },
}

/**
 * The style sheet of the fonts that stand in until the site's fonts have loaded. They are scaled to the same widths
 * and heights, so that nothing moves when the fonts are exchanged.
 */
export async function fallbackFontsCss(siteFont: string): Promise<string> {
  const faces: string[] = []
  for (const system of SYSTEM_FONTS)
    for (const { cut, own, system: systemWeight, range } of WEIGHTS) {
      const wanted = await openFont(siteFont, own)
      const scale = averageWidth(wanted) / averageWidth(await openFont(system[cut], systemWeight))
      // Overrides are shares of the em after it was scaled.
      const height = (units: number) => percent(Math.abs(units) / wanted.unitsPerEm / scale)
      faces.push(`@font-face {
  font-family: "Ysabeau ${system.name}";
  font-weight: ${range};
  src: ${system.local[cut].map(local => `local("${local}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${height(wanted.ascent)};
  descent-override: ${height(wanted.descent)};
  line-gap-override: ${height(wanted.lineGap)};
}
`)
    }
  return `/* Written by npm run build-fonts from the font files. */\n${faces.join('\n')}`
}

/** The mean width of a character in ems. */
function averageWidth(font: Font): number {
  const characters = Object.entries(FREQUENCIES)
  const total = characters.reduce((sum, [, frequency]) => sum + frequency, 0)
  const width = characters.reduce(
    (sum, [character, frequency]) =>
      sum + frequency * font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth,
    0,
  )
  return width / total / font.unitsPerEm
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
