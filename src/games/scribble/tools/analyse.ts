import { accept } from '#kernel/result.ts'
import type { RecordedGame, Tool } from '#kernel/tool.ts'
import { anchored } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { createMinds } from '../engine/computer/minds.ts'
import { learnedKeeping } from '../engine/learned-keeping.ts'
import { pointsOnly } from '../rules/analysis/keeping.ts'
import { type Accuracy, accuracies, type ReviewedTurn, reviewTurn } from '../rules/analysis/review.ts'
import type { SurveyRules } from '../rules/analysis/survey.ts'
import type { PossibleTurn } from '../rules/analysis/turns.ts'
import { writePosition } from '../rules/formats/position.ts'
import { notation } from '../rules/notation.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { analysedPlayer, analysedTurn } from '../tool-words.ts'
import { openGiven } from './recorded.ts'
import { RULES_FLAGS } from './rules-asked.ts'

type Recorded = RecordedGame<ScribbleTypes>

export function analyseTool(library: Library): Tool {
  return {
    summary: 'Tells of every turn of a game what would have been best, and how well each player played.',
    reads: 'RECORD',
    flags: {
      points: { kind: 'switch', help: 'weigh turns by their points alone, not by the letters kept' },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble analyse game.json',
      'quincunx scribble analyse game.gcg --strict --json',
      'quincunx export last | quincunx scribble analyse -',
    ],
    async run(call) {
      const opened = await openGiven(call, library)
      if (!opened.ok) return opened
      const { game, dictionaries } = opened.value
      const minds = createMinds({ dictionaries, report: call.report })
      const rulesFor = (seen: View): SurveyRules => {
        if (call.flags.points)
          return { lexicon: anchored(dictionaries.find(seen.dictionary)!), keeping: pointsOnly }
        const mind = minds(seen)
        return { lexicon: mind.rules.lexicon, keeping: learnedKeeping(mind) }
      }
      const turns: (ReviewedTurn | undefined)[] = []
      for (const [index, played] of game.line.entries()) {
        call.report({ done: index, of: game.line.length })
        const turn = reviewTurn(played, rulesFor(view(played.state, played.seat)))
        turns.push(turn)
        if (!turn) continue
        const name = game.players[turn.seat]!
        if (call.json) call.write(JSON.stringify(toldTurn(turn, game, index)))
        else for (const line of analysedTurn(turn, name)) call.write(line)
      }
      summed(accuracies(turns), game, call)
      return accept(undefined)
    },
  }
}

function summed(
  figures: readonly Accuracy[],
  { players, last }: Recorded,
  { json, write }: { readonly json: boolean; write(line: string): void },
): void {
  const told = figures.map(one => ({ name: players[one.seat]!, score: last.scores[one.seat]!, ...one }))
  if (json)
    write(
      JSON.stringify({
        players: told.map(one => ({ ...one, accuracy: tenths(one.accuracy), lost: tenths(one.lost) })),
      }),
    )
  else for (const { name, score, ...one } of told) write(analysedPlayer(one, name, score))
}

/** A turn as other programs like it. Its position can be handed to `plays`. */
function toldTurn(turn: ReviewedTurn, { line, players }: Recorded, index: number): object {
  const { seat, round, played, rank, loss, best, common, plays, exchanges } = turn
  const { state } = line[index]!
  return {
    ...{ round, seat, player: players[seat]!, position: writePosition(view(state, seat)) },
    ...{ played: toldMove(played), rank, loss: tenths(loss), plays, exchanges },
    best: best.map(toldMove),
    common: common.map(toldMove),
  }
}

function toldMove({ move, points, keeping, value, words, ends, wins }: PossibleTurn): object {
  return {
    move: notation.write(move),
    score: points,
    keeping: tenths(keeping),
    value: tenths(value),
    words: words.map(({ word, points: score }) => ({ word, score })),
    ...(ends && { ends, wins }),
  }
}

function tenths(figure: number): number {
  return Math.round(figure * 10) / 10
}
