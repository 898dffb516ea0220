import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Game } from '#kernel/game.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { retold } from '#testing/golden.ts'
import { scriptedDraws } from '../testing/scripted.ts'
import { sumWords, words } from '../words.ts'
import { writeBoard } from './board.ts'
import { dictionariesOf } from './dictionaries.ts'
import { createScribble } from './game.ts'
import type { ScribbleTypes, View } from './types.ts'

const asked = 'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH'
const lexicon = buildLexicon(`CORN CORNY NAVY ON ZEST ${asked}`.split(' '), english)

/** The letters of the document's sample: both bags, then the refills, then what came for Q and W. */
const DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'

test('[S18] the sample game of the document comes out as it is printed there', () => {
  const transcript = readFileSync(join(import.meta.dirname, 'golden', 'sample.txt'), 'utf8')
  expect(retold({ game: withDraws(DRAWS), words, folder: '', draw }, transcript)).toBe(transcript)
})

function withDraws(letters: string): Game<ScribbleTypes> {
  const game = createScribble(dictionariesOf(lexicon))
  const random = scriptedDraws(letters)
  return {
    ...game,
    begin: setup => game.begin(setup, random),
    play: (state, seat, move) => game.play(state, seat, move, random),
  }
}

function draw(view: View): readonly string[] {
  const score = (seat: number) =>
    view.last?.kind === 'placed' && view.last.seat === seat ? sumWords(view.last) : String(view.scores[seat])
  return [
    ...writeBoard(view.board),
    ...[0, 1].map(seat => `Player ${seat + 1}: bag ${view.bags[seat]?.join(' ')}, score ${score(seat)}`),
  ]
}
