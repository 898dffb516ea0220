import { openFont } from './font-file.ts'

/** The weight of letters on tiles. */
const WEIGHT = 500

/** Figures come first from Ysabeau Office, in which they have the height of capitals. */
const FILES = [
  '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
  ...['latin', 'latin-ext', 'greek', 'cyrillic'].map(
    script => `@fontsource-variable/ysabeau/files/ysabeau-${script}-wght-normal.woff2`,
  ),
]

/** Letters of European languages, figures and punctuation. All others would make the file three times as large. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x2026],
]

/** For each character its width and then its outline in the notation of SVG paths: an em is 1000, and y is upwards. */
export type LetterOutlines = Readonly<Record<string, string>>

/** Reads the outlines of the site's letters from its font files. */
export async function readLetterOutlines(): Promise<LetterOutlines> {
  const fonts = []
  // One after another: the decompressor has one buffer for its results.
  for (const file of FILES) fonts.push(await openFont(file, WEIGHT))
  const [office, ...letters] = fonts
  const characters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  return Object.fromEntries(
    characters.flatMap(character => {
      const name = String.fromCodePoint(character)
      const font = /\d/.test(name) ? office : letters.find(one => one.hasGlyphForCodePoint(character))
      if (!font) return []
      const { advanceWidth, path } = font.glyphForCodePoint(character)
      return [[name, `${Math.round(advanceWidth)}${roundPath(path.toSVG())}`]]
    }),
  )
}

/** Half a unit of the font is less than a hundredth of a pixel. */
function roundPath(path: string): string {
  return path.replaceAll(/-?\d+(\.\d+)?/g, number => String(Math.round(Number(number))))
}
