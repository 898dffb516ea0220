import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { writeBoard } from '../formats/board-text.ts'
import { SAMPLE_DRAWS } from '../testing/sample-game.ts'
import { scriptedGame } from '../testing/scripted-game.ts'
import { scoreWords } from '../text/en.ts'
import type { View } from './types.ts'

describeGoldens({ game: scriptedGame(SAMPLE_DRAWS), folder: join(import.meta.dirname, 'golden'), draw })

/** The board, the bags and the scores, in the form of the rules document. */
function draw(view: View): readonly string[] {
  return [
    ...writeBoard(view.board),
    ...[0, 1].map(
      seat => `Player ${seat + 1}: bag ${view.bags[seat]?.join(' ')}, score ${scoreWords(view, seat)}`,
    ),
  ]
}
