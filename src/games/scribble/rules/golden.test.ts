import { join } from 'node:path'
import type { OpenedGame } from '#games/game-entry.ts'
import type { Random } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import { describeGoldens } from '#testing/golden.ts'
import { writeBoard } from '../formats/board-text.ts'
import { gameWith } from '../testing/game-with.ts'
import { SAMPLE_DRAWS, sampleLexicon } from '../testing/sample-game.ts'
import { scriptedDraws } from '../testing/scripted-draws.ts'
import { scoreWords } from '../text/en.ts'
import { loadedDictionaries } from './dictionaries.ts'
import type { ScribbleTypes, View } from './types.ts'

describeGoldens({ game: withDraws(SAMPLE_DRAWS), folder: join(import.meta.dirname, 'golden'), draw })

/** The game with given letters instead of drawn ones. */
function withDraws(letters: string): OpenedGame<ScribbleTypes> {
  const game = gameWith(loadedDictionaries(sampleLexicon))
  let random: Random
  const rules: Rules<ScribbleTypes> = {
    ...game.rules,
    begin(params) {
      random = scriptedDraws(letters)
      return game.rules.begin(params, null, random)
    },
    play: (state, seat, move) => game.rules.play(state, seat, move, random),
  }
  return { ...game, rules }
}

/** The board, the bags and the scores, in the form of the rules document. */
function draw(view: View): readonly string[] {
  return [
    ...writeBoard(view.board),
    ...[0, 1].map(
      seat => `Player ${seat + 1}: bag ${view.bags[seat]?.join(' ')}, score ${scoreWords(view, seat)}`,
    ),
  ]
}
