import { join } from 'node:path'
import { greedyPolicy } from '#games/scribble/engine/self-play/greedy-policy.ts'
import { createSelfPlay, type SelfPlayRules } from '#games/scribble/engine/self-play/self-play.ts'
import { selectReservoir } from '#games/scribble/rules/reservoir.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { englishWords } from '../../scripts/words/lists.ts'
import type { BenchGame } from './finder-timing.ts'

export const words = [...englishWords(join(import.meta.dirname, '..', '..')).keys()].map(word =>
  word.toUpperCase(),
)

export function fullLexicon(): Lexicon {
  return withGaddag(buildLexicon(words, english))
}

/** With the half reservoir, games have about 20 turns. */
export function benchRules(lexicon: Lexicon, strict: boolean): SelfPlayRules {
  const reservoir = selectReservoir({ reservoir: 'half', ownReservoir: '' })
  if (!reservoir.ok) throw new Error(reservoir.rejection.code)
  const { points, amounts } = reservoir.value
  return { lexicon, strict, points: [0, ...points], amounts: [0, ...amounts] }
}

/** Greedy games from a seed, whose positions are measured. */
export function greedyGames(rules: SelfPlayRules, count: number): readonly BenchGame[] {
  const selfPlay = createSelfPlay(rules)
  return Array.from({ length: count }, (_, game) =>
    selfPlay(greedyPolicy, greedyPolicy, `bench ${game}`).turns.map(({ bag, choice }) => ({
      bag,
      play: choice.kind === 'place' ? choice.play : undefined,
    })),
  )
}
