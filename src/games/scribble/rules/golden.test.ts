import { join } from 'node:path'
import type { Random } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import { describeGoldens } from '#testing/golden.ts'
import { writeBoard } from '../formats/board-text.ts'
import { SAMPLE_DRAWS, sampleLexicon } from '../testing/sample-game.ts'
import { scriptedDraws } from '../testing/scripted-draws.ts'
import { scoreWords, words } from '../words.ts'
import { loadedDictionaries } from './dictionaries.ts'
import { createScribble } from './game.ts'
import type { ScribbleTypes, View } from './types.ts'

describeGoldens({ game: withDraws(SAMPLE_DRAWS), words, folder: join(import.meta.dirname, 'golden'), draw })

/** The game with given letters instead of drawn ones. */
function withDraws(letters: string): Rules<ScribbleTypes> {
  const game = createScribble(loadedDictionaries(sampleLexicon))
  let random: Random
  return {
    ...game,
    begin(setup) {
      random = scriptedDraws(letters)
      return game.begin(setup, random)
    },
    play: (state, seat, move) => game.play(state, seat, move, random),
  }
}

/** The board, the bags and the scores, as the document shows them. */
function draw(view: View): readonly string[] {
  return [
    ...writeBoard(view.board),
    ...[0, 1].map(
      seat => `Player ${seat + 1}: bag ${view.bags[seat]?.join(' ')}, score ${scoreWords(view, seat)}`,
    ),
  ]
}
