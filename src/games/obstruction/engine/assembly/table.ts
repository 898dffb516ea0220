import { countCells, HALF, ROW } from './halves'

// The knowledge about a region: of the low sixteen bits, bit n is set if its nimber is not n; or EXACT is set, and the
// nimber is in the bits below. Each half of the entry's key holds nine of these bits.

export const EXACT: u32 = 1 << 16
const SPARE: u64 = 9
const ENTRY: usize = 16
const BUCKET: usize = 4 * ENTRY

let start: usize = 0
let buckets: u64 = 0

export function placeTable(at: usize, bytes: usize): void {
  start = at
  buckets = <u64>(bytes / BUCKET)
}

export function clearTable(): void {
  memory.fill(start, 0, <usize>buckets * BUCKET)
}

export function recall(upper: u64, lower: u64): u32 {
  const bucket = bucketOf(upper, lower)
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const first = load<u64>(at)
    const second = load<u64>(at, 8)
    if ((first & HALF) == upper && (second & HALF) == lower) {
      return <u32>((first >> 55) | ((second >> 55) << SPARE))
    }
  }
  return 0
}

export function remember(upper: u64, lower: u64, knowledge: u32): void {
  const bucket = bucketOf(upper, lower)
  let least = bucket
  let fewest: i32 = 101
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const first = load<u64>(at) & HALF
    const second = load<u64>(at, 8) & HALF
    if (first == upper && second == lower) {
      least = at
      break
    }
    const cells = countCells(first, second)
    if (cells >= fewest) continue
    least = at
    fewest = cells
  }
  store<u64>(least, upper | ((<u64>knowledge) << 55))
  store<u64>(least, lower | ((<u64>(knowledge >> 9)) << 55), 8)
}

/** Packs three rows of ten bits as the JavaScript solver does, since both must find the same bucket. */
@inline function pack(rows: u64): u32 {
  return <u32>((rows & ROW) | ((rows >> 1) & (ROW << 10)) | ((rows >> 2) & (ROW << 20)))
}

@inline function bucketOf(upper: u64, lower: u64): usize {
  let hash = pack(upper) * 0x9e3779b1
  hash = (hash ^ (hash >> 15) ^ pack((upper >> 33) | (lower << 22))) * 0x85ebca77
  hash = (hash ^ (hash >> 13) ^ pack(lower >> 11)) * 0xc2b2ae3d
  hash = (hash ^ (hash >> 16) ^ <u32>(lower >> 44)) * 0x27d4eb2f
  hash = hash ^ (hash >> 15)
  return start + <usize>(((<u64>hash) * buckets) >> 32) * BUCKET
}
