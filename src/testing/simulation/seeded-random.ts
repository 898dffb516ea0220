import { type Random, randomFor } from '#kernel/random.ts'

/** The only source of randomness in a simulation, so that it can be repeated from its seed. */
export interface SeededRandom extends Random {
  /** True with this chance per thousand. */
  chance(perThousand: number): boolean
  /** A whole number, both limits included. */
  between(least: number, most: number): number
}

export function createSeededRandom(seed: string, purpose: string): SeededRandom {
  const random = randomFor(seed, 0, purpose)
  return {
    ...random,
    chance: perThousand => perThousand > 0 && random.below(1000) < perThousand,
    between: (least, most) => least + random.below(most - least + 1),
  }
}
