import { accept, type Result, reject } from '#kernel/result.ts'
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
import { matchWords } from './match-words.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

const GAMES = { min: 1, max: 1_000_000, usual: 100 }
const EFFORT = { min: 1, max: 1_000_000, usual: 500 }

/** Greedy is no level to play against, but the measure of them all. */
const NAMES = ['greedy', ...LEVEL_NAMES] as const
type Name = (typeof NAMES)[number]

export function selfPlayTool(library: Library): Tool {
  return {
    summary: 'Lets two levels play a match, and tells how it went.',
    flags: {
      games: {
        kind: 'text',
        value: 'N',
        help: `how many games; each start is played twice (${GAMES.usual})`,
      },
      levels: { kind: 'text', value: 'A,B', help: `two of ${NAMES.join(', ')}` },
      seed: { kind: 'text', value: 'TEXT', help: 'the same seed gives the same games' },
      effort: {
        kind: 'text',
        value: 'N',
        help: `how many continuations the master tries in a turn (${EFFORT.usual})`,
      },
      values: { kind: 'file', value: 'FILE', help: 'what quincunx scribble learn has written' },
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
      const values: Result<LetterValues | undefined> =
        call.flags.values === undefined ? accept(undefined) : readLetterValues(String(call.flags.values))
      if (!values.ok) return values
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const stranger = values.value && unknownLetter(rules.value, values.value)
      if (stranger !== undefined) return reject('values-for-other-letters', { letter: stranger })
      const [one, other] = levels.value
      const mind = createSearchContext({
        rules: rules.value,
        ...(values.value && { values: values.value }),
        report: () => true,
      })
      const choosers = {
        greedy: greedyPolicy,
        ...createPolicies(mind, { report: () => true, effort: effort.value }),
      }
      const seed = String(call.flags.seed ?? 'plum')
      const result = playMatch(createSelfPlay(mind.rules, mind.finder), {
        one: choosers[one],
        other: choosers[other],
        games: games.value,
        seed,
        watch: done => call.report({ done }) !== false,
      })
      call.write(
        call.json
          ? JSON.stringify({ levels: levels.value, seed, values: mind.source, ...roundResult(result) })
          : matchWords(one, other, result),
      )
      return accept(undefined)
    },
  }
}

function readLevels({ flags }: ToolCall): Result<readonly [Name, Name]> {
  const named = String(flags.levels ?? '')
    .split(',')
    .map(name => name.trim())
  const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name)
  const [one = '', other = ''] = named
  if (named.length !== 2 || !isName(one) || !isName(other))
    return reject('levels-unknown', { levels: NAMES.join(', ') })
  return accept([one, other])
}

/** A letter of the reservoir that the values know nothing of. */
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
