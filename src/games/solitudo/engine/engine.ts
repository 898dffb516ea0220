import type { Engine } from '#kernel/engine.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { createHinter } from './analysis/hint.ts'
import { review } from './analysis/review.ts'
import { generateDeal } from './generate-deal.ts'

export function createEngine(): Engine<SolitudoTypes> {
  return {
    generate: (params, { random, report }) => generateDeal(params, random, report),
    hint: createHinter(),
    review,
  }
}
