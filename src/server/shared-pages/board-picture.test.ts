import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawBoard } from './board-picture.ts'

const WIDTH = 1200
const HEIGHT = 630

/** The chunks of a PNG by type, each with a valid checksum. */
function readChunks(png: Buffer): ReadonlyMap<string, Buffer> {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.set(body.subarray(0, 4).toString(), body.subarray(4))
    at += length + 12
  }
  return chunks
}

async function draw(grid: string): Promise<Buffer> {
  return Buffer.from(await drawBoard(grid))
}

function pixelAt(png: Buffer, x: number, y: number): readonly number[] {
  const chunks = readChunks(png)
  const index = inflateSync(chunks.get('IDAT')!)[y * (WIDTH + 1) + 1 + x]!
  return [...chunks.get('PLTE')!.subarray(index * 3, index * 3 + 3)]
}

describe('the picture of a board', () => {
  test('is a PNG of the size that messengers show', async () => {
    const header = readChunks(await draw('⬜🟧\n🟩⬜')).get('IHDR')!
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([WIDTH, HEIGHT])
  })

  test('shows each cell in its place and colour', async () => {
    const png = await draw('⬜🟧\n🟩⬜')
    const [left, right, top, bottom] = [WIDTH / 2 - 100, WIDTH / 2 + 100, HEIGHT / 2 - 100, HEIGHT / 2 + 100]
    expect(pixelAt(png, left, top)).toEqual([0xff, 0xff, 0xff])
    expect(pixelAt(png, right, top)).toEqual([0xd9, 0x8a, 0x2b])
    expect(pixelAt(png, left, bottom)).toEqual([0x4f, 0x8a, 0x5b])
    expect(pixelAt(png, 5, 5)).toEqual([0xd3, 0xdc, 0xd0])
  })

  test('shifts the rows of a hexagon by half a cell', async () => {
    const png = await draw('\u2002🟧\n🟧🟧')
    expect(pixelAt(png, WIDTH / 2, HEIGHT / 2 - 100)).toEqual([0xd9, 0x8a, 0x2b])
    expect(pixelAt(png, WIDTH / 2 - 200, HEIGHT / 2 - 100)).toEqual([0xd3, 0xdc, 0xd0])
  })

  test('leaves holes empty', async () => {
    expect(pixelAt(await draw('\u3000🟧'), WIDTH / 2 - 100, HEIGHT / 2)).toEqual([0xd3, 0xdc, 0xd0])
  })
})
