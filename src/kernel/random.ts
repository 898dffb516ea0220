import { chacha20 } from '@noble/ciphers/chacha.js'
import { hex, sha256 } from './sha256.ts'

/** The block size of ChaCha20. */
const BLOCK_BYTES = 64

/** Random draws, determined by a seed, a purpose and a ply. */
export interface Random {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/**
 * The draws of one ply. They depend on (seed, purpose, ply) only, so undo never rerolls and replay is exact.
 * Another purpose gives unrelated draws: a bot cannot infer the game's draws from its own.
 */
export function randomFor(seed: string, ply: number, purpose = 'game'): Random {
  // Most plies draw nothing, so the key is derived on first use.
  let key: Uint8Array | undefined
  let block: DataView | undefined
  let counter = 0
  let used = 0

  function word(): number {
    if (!block || used === BLOCK_BYTES) {
      key ??= sha256(`quincunx ${purpose}\n${seed}`)
      block = keyStream(key, ply, counter++)
      used = 0
    }
    used += 4
    return block.getUint32(used - 4, true)
  }

  function below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > 2 ** 32)
      throw new RangeError(`Cannot draw below ${count}`)
    // Without rejecting words beyond the last multiple of `count`, low numbers would be more likely.
    const limit = 2 ** 32 - (2 ** 32 % count)
    for (;;) {
      const drawn = word()
      if (drawn < limit) return drawn % count
    }
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items]
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const item = order[last]!
      order[last] = order[other]!
      order[other] = item
    }
    return order
  }

  return { below, pick: items => items[below(items.length)]!, shuffled }
}

/** The hash of a seed that a server publishes at the start; at the end anyone can check that the seed was not changed. */
export function commitment(seed: string): string {
  return hex(sha256(`quincunx commitment\n${seed}`))
}

/** One block of the ChaCha20 stream for this key, with the ply as nonce. */
function keyStream(key: Uint8Array, ply: number, counter: number): DataView {
  const nonce = new Uint8Array(12)
  new DataView(nonce.buffer).setUint32(0, ply, true)
  const stream = chacha20(key, nonce, new Uint8Array(BLOCK_BYTES), undefined, counter)
  return new DataView(stream.buffer, stream.byteOffset)
}
