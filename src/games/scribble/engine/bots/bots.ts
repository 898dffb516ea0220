import type { Bot, Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { type Alphabet, writeLetters } from '#lexicon/alphabet.ts'
import type { Move, ScribbleTypes, View } from '../../rules/types.ts'
import type { Finder } from '../plays/finder.ts'
import { playToMove } from '../plays/letter-codes.ts'
import type { Choice } from '../self-play/self-play.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { observationOf } from './observation.ts'
import { createPolicies } from './policies.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchContextFor } from './search-context-cache.ts'

/** Continuations that the master tries in a turn: half a second of work, less if a turn is clear. */
const MAX_ROLLOUTS = 20_000

export interface BotsOptions {
  readonly contextFor: SearchContextFor
  readonly report: Report
}

/** The computer at its levels, from the easiest to the hardest. */
export function createBots({
  contextFor,
  report,
}: BotsOptions): Readonly<Record<LevelName, Bot<ScribbleTypes>>> {
  const known = new WeakMap<SearchContext, ReturnType<typeof createPolicies>>()

  function policiesOf(context: SearchContext) {
    const policies = known.get(context) ?? createPolicies(context, { report, effort: MAX_ROLLOUTS })
    known.set(context, policies)
    return policies
  }

  function choose(level: LevelName, view: View, random: Random): Move {
    const context = contextFor(view)
    const { alphabet } = context.rules.lexicon
    const choice = policiesOf(context)[level](observationOf(view, context.finder, alphabet, random))
    return toMove(choice, context.finder, alphabet)
  }

  return Object.fromEntries(
    LEVEL_NAMES.map(level => [level, { choose: (view, random) => choose(level, view, random) }]),
  ) as Record<LevelName, Bot<ScribbleTypes>>
}

function toMove(choice: Choice, finder: Finder, alphabet: Alphabet): Move {
  switch (choice.kind) {
    case 'place':
      return playToMove(choice.play, finder, alphabet)
    case 'exchange':
      return { kind: 'exchange', letters: writeLetters(alphabet, choice.letters) }
    case 'pass':
      return choice
  }
}
