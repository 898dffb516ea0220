import { compress, joinBytes } from '../compression.ts'

/** An image with one byte for each pixel, which is the number of its colour. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  readonly indexes: Uint8Array
  /** At most 256 colours, 0xrrggbb each. */
  readonly palette: readonly number[]
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Writes an image as PNG. */
export async function encodePng({ width, height, indexes, palette }: IndexedImage): Promise<Uint8Array> {
  // 8 bits for each pixel, colours from the palette, the only compression and filters there are, not interlaced.
  const header = joinBytes([uint32(width), uint32(height), Uint8Array.of(8, 3, 0, 0, 0)])
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    // The first byte of a row is its filter: 0 is none.
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const compressed = await compress('deflate', rows)
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Uint8Array.from(palette.flatMap(colour => [16, 8, 0].map(shift => (colour >> shift) & 0xff))),
    ),
    chunk('IDAT', compressed!),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([Uint8Array.from(type, letter => letter.charCodeAt(0)), data])
  return joinBytes([uint32(data.length), body, uint32(crc32(body))])
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
}

/** The checksum of PNG's chunks, bit by bit. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
