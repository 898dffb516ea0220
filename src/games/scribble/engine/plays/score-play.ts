import type { Lexicon } from '#lexicon/lexicon.ts'
import { hasLetters } from '#lexicon/lookup.ts'
import { SIDE } from '../../rules/types.ts'
import type { Finder } from './finder.ts'
import { wordCodesOf } from './letter-codes.ts'
import { cellAt, type FoundPlay } from './play-list.ts'

export interface ScoringRules {
  readonly lexicon: Lexicon
  /** By code. */
  readonly points: readonly number[]
}

/** The words that a play on the finder's board forms, as codes; the one in its lane first, if there is one. */
export function wordsFormedBy(
  play: FoundPlay,
  finder: Finder,
  lexicon: Lexicon,
): readonly (readonly number[])[] {
  const runs = [wordCodesOf(play, finder), ...sideRuns(play, finder)]
  return runs.filter(run => run.length > 1 && hasLetters(lexicon, run))
}

/** The score of a play with these words, which may differ from those it was found with. */
export function scorePlay(play: FoundPlay, finder: Finder, { lexicon, points }: ScoringRules): number {
  return wordsFormedBy(play, finder, lexicon)
    .flat()
    .reduce((sum, code) => sum + points[code]!, 0)
}

function sideRuns(play: FoundPlay, finder: Finder): number[][] {
  const runs: number[][] = []
  let used = 0
  for (let place = play.place; used < play.letters.length; place++)
    if (finder.letterAt(cellAt(play.lane, place)) === 0)
      runs.push(runThrough(finder, crossing(play.lane, place), play.letters[used++]!))
  return runs
}

/** The same cell, as a place in the crossing lane. */
function crossing(lane: number, place: number): { readonly lane: number; readonly place: number } {
  return lane < SIDE ? { lane: SIDE + place, place: lane } : { lane: place, place: lane - SIDE }
}

/** The run in a lane around a cell with this letter on it. */
function runThrough(
  finder: Finder,
  { lane, place }: { lane: number; place: number },
  code: number,
): number[] {
  const at = (where: number) => (where < 0 || where >= SIDE ? 0 : finder.letterAt(cellAt(lane, where)))
  const run = [code]
  for (let before = place - 1; at(before) !== 0; before--) run.unshift(at(before))
  for (let after = place + 1; at(after) !== 0; after++) run.push(at(after))
  return run
}
