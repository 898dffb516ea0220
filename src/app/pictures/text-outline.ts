import type { Shape } from '#kernel/picture.ts'
import outlines from './letter-outlines.json' with { type: 'json' }

type Text = Extract<Shape, { readonly kind: 'text' }>

/** A command of a path, such as `Q`, with its coordinates in the units of the picture. */
export interface PathCommand {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly numbers: readonly number[]
}

const EM = 1000

/** For characters that the font lacks: an empty box, as browsers draw it. */
const MISSING = '600M60 0L60 660L540 660L540 0ZM110 50L490 50L490 610L110 610Z'

interface Letter {
  readonly width: number
  readonly path: readonly PathCommand[]
}

const letters = new Map<string, Letter>()

/** The outline of a text: pictures look the same wherever they are made, and need no font where they are seen. */
export function outlineText(shape: Text): readonly PathCommand[] {
  const { at, anchor, size, maxWidth } = shape
  const glyphs = shownCharacters(shape).map(letterOf)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) / EM
  const used = maxWidth === undefined || width * size <= maxWidth ? size : maxWidth / width
  const scale = used / EM
  let x = at[0] - width * used * { start: 0, middle: 0.5, end: 1 }[anchor]
  return glyphs.flatMap(glyph => {
    const start = x
    x += glyph.width * scale
    return glyph.path.map(({ command, numbers }) => ({
      command,
      numbers: numbers.map((number, index) =>
        index % 2 === 0 ? start + number * scale : at[1] - number * scale,
      ),
    }))
  })
}

function shownCharacters({ text, fallback }: Text): readonly string[] {
  const characters = [...text.normalize('NFC')]
  const isWhole = characters.every(character => Object.hasOwn(outlines, character))
  return isWhole || fallback === undefined ? characters : [...fallback]
}

function letterOf(character: string): Letter {
  const known = letters.get(character)
  if (known) return known
  const source = Object.hasOwn(outlines, character)
    ? (outlines as Record<string, string>)[character]!
    : MISSING
  const letter = readLetter(source)
  letters.set(character, letter)
  return letter
}

function readLetter(source: string): Letter {
  const path = [...source.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, numbers]) => ({
    command: command as PathCommand['command'],
    numbers: numbers!.trim() === '' ? [] : numbers!.trim().split(' ').map(Number),
  }))
  return { width: Number.parseInt(source, 10), path }
}
