import { randomFor } from '#kernel/random.ts'
import { accept } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { createSearchContextCache } from '../engine/bots/search-context-cache.ts'
import { CandidateAnalyst } from '../engine/candidates/candidates.ts'
import { positionState, readAnyPosition } from '../formats/import-position.ts'
import type { Candidate } from '../presentation/candidates.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import type { ScribbleTypes, State } from '../rules/types.ts'
import { seatToMove, view } from '../rules/view.ts'
import { candidateRow, rankingSentence } from '../text/en-analysis.ts'
import { toolText } from '../text/en-tools.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

const SAMPLES = { min: 0, max: 100_000, usual: 400 }

export function candidatesTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.candidates.summary,
    positionalsUsage: 'POSITION',
    flags: {
      samples: { kind: 'text', value: 'N', help: toolText.candidates.samples(SAMPLES.usual) },
      idea: { kind: 'text', value: 'MOVE', help: toolText.candidates.idea },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble candidates "15/15/15/15/15/7T7/5CORN6/6NAVY5/7C7/7K7/15/15/15/15/15 FOGARTY/? 18/11 round 3 passes 0 loose"',
      'quincunx scribble candidates "15/15/15/15/15/7T7/5CORN6/7A7/7C7/7K7/15/15/15/15/15 FOGARTY/ 18/11 0 lex NWL23;" --samples 2000 --json',
    ],
    async run(call) {
      const samples = readWholeNumberFlag(call, 'samples', SAMPLES)
      if (!samples.ok) return samples
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const { lexicon } = rules.value
      const state = readState(call, lexicon)
      if (!state.ok) return state
      const dictionaries = loadedDictionaries(lexicon)
      const analyst = new CandidateAnalyst(createSearchContextCache({ dictionaries, report: call.report }))
      const ideas = call.flags.idea === undefined ? [] : [String(call.flags.idea)]
      const seen = view(state.value, seatToMove(state.value))
      const answer = analyst.answer(
        { ask: 'candidates', view: seen, ideas, samples: samples.value },
        { random: randomFor('analysis', 0, 'consult'), report: call.report },
      )
      const [refused] = answer.refused
      if (refused) return { ok: false, rejection: refused.rejection }
      for (const [index, candidate] of answer.candidates.entries())
        call.write(call.json ? JSON.stringify(candidateJson(candidate)) : candidateRow(candidate, index + 1))
      if (!call.json) call.write(rankingSentence(answer))
      return accept(undefined)
    },
  }
}

function readState({ positionals, flags }: ToolCall, { alphabet, hash }: Lexicon): ScribbleResult<State> {
  if (positionals.length === 0) return reject('position-missing')
  const position = readAnyPosition(positionals.join(' '), alphabet)
  if (!position.ok) return position
  const { size, bags, sideRuns } = position.value
  const strict = flags.strict === true
  const chosen = { ...position.value, sideRuns: strict ? ('strict' as const) : sideRuns }
  return positionState(chosen, {
    sideRuns: chosen.sideRuns,
    reservoir: flags.reservoir !== undefined ? 'own' : flags.half || size === 'half' ? 'half' : 'full',
    ownReservoir: String(flags.reservoir ?? ''),
    dictionary: hash,
    bags: bags.every(bag => bag !== null) ? 'open' : 'hidden',
    clock: 0,
  })
}

/** The JSON output for a turn. Chances are shares; a margin is twice the standard error. */
function candidateJson({ move, turn, kept, value, idea, forecast }: Candidate): object {
  return {
    ...{ move, score: turn.points, kept, value: rounded(value), isIdea: idea !== undefined },
    words: turn.words.map(({ word, points: score }) => ({ word, score })),
    ...(forecast && {
      samples: forecast.samples,
      chance: rounded(forecast.chance.mean, 4),
      chanceMargin: rounded(forecast.chance.margin, 4),
      lead: rounded(forecast.lead.mean),
      leadMargin: rounded(forecast.lead.margin),
    }),
  }
}

function rounded(figure: number, digits = 1): number {
  return Number(figure.toFixed(digits))
}
