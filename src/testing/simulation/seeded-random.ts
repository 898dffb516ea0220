import { type Random, randomFor } from '#kernel/random.ts'

/** All that is left to chance, from one seed. */
export interface SeededRandom extends Random {
  /** True so often out of a thousand times. */
  chance(inThousand: number): boolean
  /** From one whole number to another. */
  between(least: number, most: number): number
}

export function createSeededRandom(seed: string, purpose: string): SeededRandom {
  const random = randomFor(seed, 0, purpose)
  return {
    ...random,
    chance: inThousand => inThousand > 0 && random.below(1000) < inThousand,
    between: (least, most) => least + random.below(most - least + 1),
  }
}
