import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

const packages = new URL('../../node_modules/', import.meta.url)

/** Opens a font file of a package, at one weight if it has several. */
export async function openFont(file: string, weight: number): Promise<Font> {
  // fontkit reads compressed fonts too, but not their variations.
  const bytes = await decompress(readFileSync(fileURLToPath(new URL(file, packages))))
  const font = create(Buffer.from(bytes))
  if (!('getVariation' in font)) throw new Error(`${file} is a collection of fonts`)
  return Object.keys(font.variationAxes).length > 0 ? font.getVariation({ wght: weight }) : font
}
