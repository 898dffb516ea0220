import { GifReader } from 'omggif'
import { expect, test } from 'vitest'
import type { Picture, Shape } from '#kernel/picture.ts'
import { GifBuilder } from './gif.ts'
import { drawRaster, type Raster } from './raster.ts'

const picture = (...shapes: Shape[]): Picture => ({ width: 120, height: 80, shapes })
const drawn = (one: Picture) => drawRaster(one, { theme: 'light', size: 120 })

const word: Shape = { kind: 'text', at: [10, 50], anchor: 'start', size: 30, text: 'Quince', fill: 'ink' }
const disc: Shape = { kind: 'disc', centre: [90, 30], radius: 14, fill: 'damson' }

function build(frames: readonly Raster[]): GifReader {
  const gif = new GifBuilder()
  for (const [index, frame] of frames.entries()) gif.add(frame, 100 * (index + 1))
  return new GifReader(gif.finish())
}

/** Each frame as a viewer sees it, drawn over the ones before. */
function decode(reader: GifReader): readonly Uint32Array[] {
  const canvas = new Uint8Array(reader.width * reader.height * 4)
  return Array.from({ length: reader.numFrames() }, (_, frame) => {
    reader.decodeAndBlitFrameRGBA(frame, canvas)
    return Uint32Array.from({ length: reader.width * reader.height }, (_, at) =>
      canvas.subarray(4 * at, 4 * at + 3).reduce((sum, part) => sum * 256 + part, 0),
    )
  })
}

test('a moving picture shows every frame exactly, for as long as it should, for ever', () => {
  const frames = [picture(), picture(word), picture(word, disc), picture(disc), picture(disc)].map(drawn)
  const reader = build(frames)
  expect([reader.width, reader.height, reader.numFrames(), reader.loopCount()]).toEqual([120, 80, 5, 0])
  expect(decode(reader)).toEqual(frames.map(({ pixels }) => pixels))
  expect(frames.map((_, index) => reader.frameInfo(index).delay)).toEqual([10, 20, 30, 40, 50])
})

test('a frame has only the rectangle that has changed', () => {
  const reader = build([picture(word), picture(word, disc)].map(drawn))
  expect(reader.frameInfo(1)).toMatchObject({ x: 76, y: 16, width: 28, height: 28 })
})

test('more than 256 colours become the nearest of the most frequent ones', () => {
  const greens = Array.from({ length: 256 }, (_, green) => green * 0x000100)
  const rare = Array.from({ length: 44 }, (_, blue) => 0x00ff01 + blue)
  const pixels = Uint32Array.from([...greens, ...greens, ...rare, ...greens.slice(0, 44)])
  const [shown] = decode(build([{ width: 20, height: 30, pixels }]))
  expect(shown!.slice(0, 512)).toEqual(pixels.slice(0, 512))
  expect(shown!.slice(512, 556)).toEqual(new Uint32Array(44).fill(0x00ff00))
})
