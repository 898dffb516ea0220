import { accept } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { LEVEL_NAMES } from '../engine/bots/levels.ts'
import { createPolicies } from '../engine/bots/policies.ts'
import { createSearchContext } from '../engine/bots/search-context.ts'
import type { LetterValues } from '../engine/evaluation/letter-values.ts'
import { readLetterValues } from '../engine/evaluation/letter-values-format.ts'
import { greedyPolicy } from '../engine/self-play/greedy-policy.ts'
import { type MatchResult, playMatch } from '../engine/self-play/match.ts'
import { createSelfPlay, type SelfPlayRules } from '../engine/self-play/self-play.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { matchWords, toolText } from '../text/en-tools.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

const GAMES = { min: 1, max: 1_000_000, usual: 100 }
const EFFORT = { min: 1, max: 1_000_000, usual: 500 }

/** Greedy is not offered as an opponent; it is the baseline for all levels. */
const NAMES = ['greedy', ...LEVEL_NAMES] as const
type Name = (typeof NAMES)[number]

export function selfPlayTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.selfPlay.summary,
    flags: {
      games: {
        kind: 'text',
        value: 'N',
        help: toolText.selfPlay.games(GAMES.usual),
      },
      levels: { kind: 'text', value: 'A,B', help: toolText.selfPlay.levels(NAMES) },
      seed: { kind: 'text', value: 'TEXT', help: toolText.selfPlay.seed },
      effort: {
        kind: 'text',
        value: 'N',
        help: toolText.selfPlay.effort(EFFORT.usual),
      },
      values: { kind: 'file', value: 'FILE', help: toolText.selfPlay.values },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble selfplay --levels casual,novice --games 1000 --seed plum',
      'quincunx scribble selfplay --levels master,expert --games 100 --effort 300 --strict --json',
    ],
    async run(call) {
      const levels = readLevels(call)
      if (!levels.ok) return levels
      const games = readWholeNumberFlag(call, 'games', GAMES)
      if (!games.ok) return games
      const effort = readWholeNumberFlag(call, 'effort', EFFORT)
      if (!effort.ok) return effort
      const values: ScribbleResult<LetterValues | undefined> =
        call.flags.values === undefined ? accept(undefined) : readLetterValues(String(call.flags.values))
      if (!values.ok) return values
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const unknown = values.value && unknownLetter(rules.value, values.value)
      if (unknown !== undefined) return reject('values-for-other-letters', { letter: unknown })
      const [one, other] = levels.value
      const context = createSearchContext({
        rules: rules.value,
        ...(values.value && { values: values.value }),
        report: () => true,
      })
      const choosers = {
        greedy: greedyPolicy,
        ...createPolicies(context, { report: () => true, effort: effort.value }),
      }
      const seed = String(call.flags.seed ?? 'plum')
      const result = playMatch(createSelfPlay(context.rules, context.finder), {
        one: choosers[one],
        other: choosers[other],
        games: games.value,
        seed,
        watch: done => call.report({ done, of: games.value, unit: toolText.selfPlay.unit }) !== false,
      })
      call.write(
        call.json
          ? JSON.stringify({ levels: levels.value, seed, values: context.source, ...roundResult(result) })
          : matchWords(one, other, result),
      )
      return accept(undefined)
    },
  }
}

function readLevels({ flags }: ToolCall): ScribbleResult<readonly [Name, Name]> {
  const named = String(flags.levels ?? '')
    .split(',')
    .map(name => name.trim())
  const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name)
  const [one = '', other = ''] = named
  if (named.length !== 2 || !isName(one) || !isName(other))
    return reject('levels-unknown', { levels: NAMES.join(', ') })
  return accept([one, other])
}

/** The first letter of the reservoir that has no value. */
function unknownLetter({ lexicon, amounts }: SelfPlayRules, { letters }: LetterValues): string | undefined {
  return lexicon.alphabet.letters.find(
    (letter, index) => amounts[index + 1]! > 0 && !letters.includes(letter),
  )
}

function roundResult(result: MatchResult): MatchResult {
  return JSON.parse(
    JSON.stringify(result, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)),
  )
}
