// SHA-256 (FIPS 180-4). Written out because pure code has no crypto to call, and because seeds must hash alike everywhere.

/** The constants of the standard, reckoned when the first text is hashed: not every page hashes one. */
let constants: { readonly start: Uint32Array; readonly round: Uint32Array } | undefined

/** The SHA-256 digest of a text, as 32 bytes. */
export function sha256(text: string): Uint8Array {
  constants ??= { start: primeRootFractions(8, 2), round: primeRootFractions(64, 3) }
  const words = padMessage(utf8(text))
  const hash = constants.start.slice()
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16))
    extendSchedule(schedule)
    compress(hash, schedule, constants.round)
  }
  const digest = new Uint8Array(32)
  const bytes = new DataView(digest.buffer)
  hash.forEach((word, index) => {
    bytes.setUint32(index * 4, word)
  })
  return digest
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function extendSchedule(schedule: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const early = schedule[index - 15]!
    const late = schedule[index - 2]!
    const low = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const high = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    schedule[index] = schedule[index - 16]! + low + schedule[index - 7]! + high
  }
}

function compress(hash: Uint32Array, schedule: Uint32Array, constants: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let round = 0; round < 64; round++) {
    const mixE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + mixE + choice + constants[round]! + schedule[round]!) | 0
    const mixA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixA + majority) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index]! += word
  })
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function padMessage(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x20000000))
  view.setUint32(bytes.length - 4, message.length << 3)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4))
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))
  const bytes: number[] = []
  for (let index = 0; index < escaped.length; index++) {
    if (escaped[index] !== '%') bytes.push(escaped.charCodeAt(index))
    else {
      bytes.push(Number.parseInt(escaped.slice(index + 1, index + 3), 16))
      index += 2
    }
  }
  return Uint8Array.from(bytes)
}

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function primeRootFractions(count: number, root: 2 | 3): Uint32Array {
  const constants: number[] = []
  for (let candidate = 2; constants.length < count; candidate++)
    if (isPrime(candidate)) constants.push(rootFraction(candidate, root))
  return Uint32Array.from(constants)
}

// In whole numbers, since the last bit of Math.cbrt is not the same on every machine.
function rootFraction(prime: number, root: 2 | 3): number {
  const target = BigInt(prime) << BigInt(32 * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(root) <= target) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false
  return true
}
