import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PICTURE_COLOURS, type Picture } from '#kernel/picture.ts'
import { colourOf } from './palette.ts'
import { drawRaster, renderPng } from './raster.ts'

const picture: Picture = {
  width: 80,
  height: 40,
  shapes: [{ kind: 'text', at: [40, 30], anchor: 'middle', size: 30, text: 'Gage', fill: 'gage' }],
}

test('a PNG has the pixels of the picture, at the size that was asked for', async () => {
  const png = Buffer.from(await renderPng(picture, { theme: 'dark', size: 200 }))
  const { pixels, width, height } = drawRaster(picture, { theme: 'dark', size: 200 })
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 100])
  expect([width, height]).toEqual([200, 100])
  const [palette, rows] = ['PLTE', 'IDAT'].map(type => {
    const at = png.indexOf(type)
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
  })
  const indexes = inflateSync(rows!)
  for (let at = 0; at < pixels.length; at++) {
    const index = indexes[Math.floor(at / width) * (width + 1) + 1 + (at % width)]!
    expect(palette!.readUIntBE(3 * index, 3)).toBe(pixels[at])
  }
})

test('the colours of pictures are those of the style sheet', () => {
  const css = readFileSync(new URL('../../web/kit/tokens.css', import.meta.url), 'utf8')
  for (const colour of PICTURE_COLOURS)
    expect(css).toContain(
      `--${colour}: light-dark(${colourOf(colour, 'light')}, ${colourOf(colour, 'dark')});`,
    )
})
