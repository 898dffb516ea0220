import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Picture, Shape } from '#kernel/picture.ts'
import { drawRaster } from './raster.ts'

const draw = (shapes: readonly Shape[], width = 40, height = width) =>
  drawRaster({ width, height, shapes } satisfies Picture, { theme: 'light', size: Math.max(width, height) })

const GROUND = 0xeef1ec
const INK = 0x17211c

/** How much of a picture a shape covers, in pixels; its colour is so dark that each share can be told. */
function coveredBy(shape: Shape): number {
  const share = (pixel: number) => ((GROUND >> 16) - (pixel >> 16)) / ((GROUND >> 16) - (INK >> 16))
  return draw([shape]).pixels.reduce((sum, pixel) => sum + share(pixel), 0)
}

describe('pixels', () => {
  test('of a shape have its colour, others that of the ground, and an edge is in between', () => {
    const { pixels, width } = draw([
      { kind: 'rectangle', at: [10, 10], width: 10.5, height: 10, fill: 'ink' },
    ])
    expect(pixels[15 * width + 15]).toBe(INK)
    expect(pixels[15 * width + 9]).toBe(GROUND)
    expect(pixels[15 * width + 20]! >> 16).toBe(Math.round((0xee + 0x17) / 2))
  })

  test('are as many as the area of a rectangle, wherever it lies', () => {
    fc.assert(
      fc.property(
        fc.tuple(
          ...[0, 20].map(min => fc.double({ min, max: min + 19, noNaN: true })),
          ...[0, 20].map(min => fc.double({ min, max: min + 19, noNaN: true })),
        ),
        ([left, right, top, bottom]) => {
          const [width, height] = [right! - left!, bottom! - top!]
          const covered = coveredBy({ kind: 'rectangle', at: [left!, top!], width, height, fill: 'ink' })
          // Shares of a pixel are rounded, so an edge may be off by a twenty-fourth of its length.
          expect(Math.abs(covered - width * height)).toBeLessThan((2 * (width + height)) / 24 + 1)
        },
      ),
    )
  })

  test.each([
    ['a disc', { kind: 'disc', centre: [20, 20], radius: 12, fill: 'ink' }, Math.PI * 144],
    ['a ring', { kind: 'ring', centre: [20, 20], radius: 12, thickness: 4, fill: 'ink' }, Math.PI * 96],
    [
      'a line with round ends',
      { kind: 'line', from: [10, 12], to: [30, 22], thickness: 4, fill: 'ink' },
      4 * Math.hypot(20, 10) + Math.PI * 4,
    ],
  ] as const)('cover the area of %s', (_, shape, area) => {
    expect(Math.abs(coveredBy(shape) - area) / area).toBeLessThan(0.03)
  })

  test('of a letter whose strokes overlap are filled once', () => {
    const { pixels, width } = draw([
      { kind: 'text', at: [20, 34], anchor: 'middle', size: 40, text: 'H', fill: 'ink' },
    ])
    // The bar of the H lies over both of its stems.
    expect(pixels[21 * width + 9]).toBe(INK)
    expect(pixels[21 * width + 20]).toBe(INK)
    expect(pixels[12 * width + 20]).toBe(GROUND)
  })

  test('of shapes beyond the edge of the picture are cut off', () => {
    expect(
      draw([{ kind: 'disc', centre: [0, 0], radius: 100, fill: 'ink' }]).pixels.every(one => one === INK),
    ).toBe(true)
  })
})

test('a text is set smaller where it would be too wide', () => {
  const text = (maxWidth: number): Shape => ({
    kind: 'text',
    at: [20, 30],
    anchor: 'middle',
    size: 20,
    text: 'WWWW',
    fill: 'ink',
    maxWidth,
  })
  const columns = (shape: Shape) => {
    const { pixels, width } = draw([shape])
    const used = [...pixels.keys()].filter(at => pixels[at] !== GROUND).map(at => at % width)
    return Math.max(...used) - Math.min(...used) + 1
  }
  expect(columns(text(20))).toBeLessThanOrEqual(20)
  expect(columns(text(20))).toBeGreaterThan(15)
})

test('a name in letters that pictures lack is replaced', () => {
  const name = (text: string) =>
    draw([{ kind: 'text', at: [2, 30], anchor: 'start', size: 20, text, fallback: '#2', fill: 'ink' }]).pixels
  expect(name('安娜')).toEqual(name('#2'))
  expect(name('Жан')).not.toEqual(name('#2'))
  // Letters with marks of their own are the same as composed ones.
  expect(name('É')).toEqual(name('E\u0301'))
})
