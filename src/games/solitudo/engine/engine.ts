import type { Engine } from '#kernel/engine.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { createHinter } from './analysis/hint.ts'
import { review } from './analysis/review.ts'
import { walkThrough } from './analysis/walkthrough.ts'
import { answerComposer } from './composer/composer.ts'
import type { Question } from './composer/questions.ts'
import { drills } from './drills/drills.ts'
import { generateDeal } from './generate-deal.ts'

export function createEngine(): Engine<SolitudoTypes> {
  return {
    generate: (params, { random, report }) => generateDeal(params, random, report),
    hint: createHinter(),
    walkthrough: walkThrough,
    review,
    exercises: drills,
    consult: (question, context) => answerComposer(question as Question, context),
  }
}
