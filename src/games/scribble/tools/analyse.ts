import { accept } from '#kernel/result.ts'
import type { RecordedGame, Tool } from '#kernel/tool.ts'
import { withGaddag } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { pointsOnlyEvaluator } from '../engine/analysis/leave-evaluator.ts'
import { reviewDetails, turnDetails } from '../engine/analysis/notes.ts'
import type { PossibleTurn } from '../engine/analysis/possible-turn.ts'
import { type Accuracy, accuracyBySeat, type ReviewedTurn, reviewTurn } from '../engine/analysis/review.ts'
import type { SurveyRules } from '../engine/analysis/survey.ts'
import { createSearchContextCache } from '../engine/bots/search-context-cache.ts'
import { createLearnedLeaveEvaluator } from '../engine/evaluation/learned-leave-evaluator.ts'
import { writePosition } from '../formats/position.ts'
import { notation } from '../rules/notation.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { analysedPlayer, analysedTurn, toolText } from '../text/en-tools.ts'
import { openRecord } from './open-record.ts'
import { RULES_FLAGS } from './rules-flags.ts'

type Recorded = RecordedGame<ScribbleTypes>

export function analyseTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.analyse.summary,
    inputsUsage: 'RECORD',
    flags: {
      points: { kind: 'switch', help: toolText.analyse.points },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble analyse game.json',
      'quincunx scribble analyse game.gcg --strict --json',
      'quincunx export last | quincunx scribble analyse -',
    ],
    async run(call) {
      const opened = await openRecord(call, library)
      if (!opened.ok) return opened
      const { game, dictionaries } = opened.value
      const contextFor = createSearchContextCache({ dictionaries, report: call.report })
      const rulesFor = (seen: View): SurveyRules => {
        if (call.flags.points)
          return { lexicon: withGaddag(dictionaries.find(seen.dictionary)!), keeping: pointsOnlyEvaluator }
        const context = contextFor(seen)
        return { lexicon: context.rules.lexicon, keeping: createLearnedLeaveEvaluator(context) }
      }
      const turns: (ReviewedTurn | undefined)[] = []
      for (const [index, played] of game.moves.entries()) {
        call.report({ done: index, of: game.moves.length })
        const turn = reviewTurn(played, rulesFor(view(played.state, played.seat)))
        turns.push(turn)
        if (!turn) continue
        const name = game.players[turn.seat]!
        if (call.json) call.write(JSON.stringify(turnJson(turn, game, index)))
        else for (const line of analysedTurn(detailsOf(turn, name))) call.write(line)
      }
      writeSummary(accuracyBySeat(turns), game, call)
      return accept(undefined)
    },
  }
}

function detailsOf(turn: ReviewedTurn, name: string) {
  return { name, round: turn.round, played: turnDetails(turn.played), review: reviewDetails(turn) }
}

function writeSummary(
  figures: readonly Accuracy[],
  { players, finalState }: Recorded,
  { json, write }: { readonly json: boolean; write(line: string): void },
): void {
  const summaries = figures.map(one => ({
    name: players[one.seat]!,
    score: finalState.scores[one.seat]!,
    ...one,
  }))
  if (json)
    write(
      JSON.stringify({
        players: summaries.map(one => ({
          ...one,
          accuracy: roundToTenths(one.accuracy),
          lost: roundToTenths(one.lost),
        })),
      }),
    )
  else for (const { name, score, ...one } of summaries) write(analysedPlayer(one, name, score))
}

/** The JSON output for a turn. Its position can be passed to `plays`. */
function turnJson(turn: ReviewedTurn, { moves, players }: Recorded, index: number): object {
  const { seat, round, played, rank, loss, best, common, plays, exchanges } = turn
  const { state } = moves[index]!
  return {
    ...{ round, seat, player: players[seat]!, position: writePosition(view(state, seat)) },
    ...{ played: moveJson(played), rank, loss: roundToTenths(loss), plays, exchanges },
    best: best.map(moveJson),
    common: common.map(moveJson),
  }
}

function moveJson({ move, points, leaveValue, value, words, ends, wins }: PossibleTurn): object {
  return {
    move: notation.write(move),
    score: points,
    keeping: roundToTenths(leaveValue),
    value: roundToTenths(value),
    words: words.map(({ word, points: score }) => ({ word, score })),
    ...(ends && { ends, wins }),
  }
}

function roundToTenths(figure: number): number {
  return Math.round(figure * 10) / 10
}
