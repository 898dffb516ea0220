import { chachaBlock } from './chacha.ts'
import { hex, sha256 } from './sha256.ts'

/** Draws that depend on nothing but a seed, what they are for, and the ply. */
export interface Random {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/**
 * The draws of one ply. A function of (seed, purpose, ply) alone, so undo never rerolls and replay is exact.
 * Another purpose gives unrelated draws: a bot that knows its own learns nothing about the game's.
 */
export function randomFor(seed: string, ply: number, purpose = 'game'): Random {
  // Most plies draw nothing, and then need no key.
  let key: Uint32Array | undefined
  let block: Uint32Array | undefined
  let counter = 0
  let used = 0

  function word(): number {
    if (!block || used === block.length) {
      key ??= toWords(sha256(`quincunx ${purpose}\n${seed}`))
      block = chachaBlock(key, counter++, [ply, 0, 0])
      used = 0
    }
    return block[used++]!
  }

  function below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > 2 ** 32)
      throw new RangeError(`Cannot draw below ${count}`)
    // Drawing again beyond the last whole multiple keeps every number equally likely.
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

/** What a server shows of a seed at the start, so that anyone can check at the end that it was not changed. */
export function commitment(seed: string): string {
  return hex(sha256(`quincunx commitment\n${seed}`))
}

function toWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer)
  return Uint32Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4, true))
}
