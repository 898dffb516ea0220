import { LEVEL_NAMES } from '#games/scribble/engine/bots/levels.ts'
import { createPolicies } from '#games/scribble/engine/bots/policies.ts'
import { createSearchContext } from '#games/scribble/engine/bots/search-context.ts'
import { playMatch } from '#games/scribble/engine/self-play/match.ts'
import { createSelfPlay } from '#games/scribble/engine/self-play/self-play.ts'
import { selectReservoir } from '#games/scribble/rules/reservoir.ts'
import { buildBundledLexicon } from '#testing/bundled-lexicon.ts'
import type { Step } from './rating.ts'

export interface ScribbleLadder {
  readonly reservoir: 'full' | 'half'
  readonly strict: boolean
  readonly games: number
  /** How many continuations the master tries in a turn. */
  readonly effort: number
  /** Only these, or all. */
  readonly levels: readonly string[]
}

/** Each level of Scribble against the one below it. */
export function* measureScribble({
  reservoir,
  strict,
  games,
  effort,
  levels,
}: ScribbleLadder): Generator<Step> {
  const chosen = selectReservoir({ reservoir, ownReservoir: '' })
  if (!chosen.ok) throw new Error(chosen.rejection.code)
  const context = createSearchContext({
    rules: {
      lexicon: buildBundledLexicon(),
      points: [0, ...chosen.value.points],
      amounts: [0, ...chosen.value.amounts],
      strict,
    },
    report: () => true,
  })
  const policies = createPolicies(context, { report: () => true, effort })
  const selfPlay = createSelfPlay(context.rules, context.finder)
  for (const [index, level] of LEVEL_NAMES.entries()) {
    const below = LEVEL_NAMES[index - 1]
    if (below === undefined || (levels.length > 0 && !levels.includes(level))) continue
    const { share } = playMatch(selfPlay, {
      one: policies[level],
      other: policies[below],
      games,
      seed: 'ladder',
    })
    const step = { level, share: share.mean, error: share.error }
    console.error(`  ${level}: ${(100 * step.share).toFixed(1)} %`)
    yield step
  }
}
