import { join } from 'node:path'
import type { Game } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { goldens } from '#testing/golden.ts'
import { scriptedDraws } from '../testing/scripted.ts'
import { scoreWords, words } from '../words.ts'
import { writeBoard } from './board.ts'
import { dictionariesOf } from './dictionaries.ts'
import { createScribble } from './game.ts'
import type { ScribbleTypes, View } from './types.ts'

const asked = 'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH'
const lexicon = buildLexicon(`CORN CORNY NAVY ON ZEST ${asked}`.split(' '), english)

/** [S18] The letters of the document's sample: both bags, then the refills, then what came for Q and W. */
const DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'

goldens({ game: withDraws(DRAWS), words, folder: join(import.meta.dirname, 'golden'), draw })

/** The game with given letters instead of drawn ones. */
function withDraws(letters: string): Game<ScribbleTypes> {
  const game = createScribble(dictionariesOf(lexicon))
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
