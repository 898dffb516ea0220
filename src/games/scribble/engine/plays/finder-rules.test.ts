import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import { findFormedWords } from '../../rules/formed-words.ts'
import { placeLetters } from '../../rules/place-letters.ts'
import { withoutLetters } from '../../rules/reservoir.ts'
import { type Board, type Move, SIDE } from '../../rules/types.ts'
import { countsOf, randomPosition, type TestLexicon, testLexicons } from '../../testing/random-positions.ts'
import { createFinder, type Finder } from './finder.ts'
import { cellAt, createPlayList, type FoundPlay, playAt } from './play-list.ts'

const POSITIONS = 60
const TRIES = 150

describe.each(testLexicons)('with $name', world => {
  it.each(['strict', 'loose'] as const)(
    '[S1] [S2] [S5] [S6] a play is found exactly when the rules accept it, with their score: %s',
    sideRuns => {
      const strict = sideRuns === 'strict'
      const finder = createFinder({ ...world, strict })
      const random = randomFor('rules', 0)
      const { letters } = world.lexicon.alphabet
      let accepted = 0
      for (let count = 0; count < POSITIONS; count++) {
        const position = randomPosition(world, strict, random)
        finder.load(position.board)
        const found = foundPlays(finder, position.bag)
        const board = shownBoard(position.board, letters)
        const table = {
          sideRuns,
          letters: letters.map((letter, index) => ({ letter, points: world.points[index + 1]! })),
        }
        for (let tried = 0; tried < TRIES; tried++) {
          const move: Move = {
            kind: 'place',
            cell: { row: random.below(SIDE), column: random.below(SIDE) },
            direction: random.pick(['across', 'down']),
            word: writeLetters(world.lexicon.alphabet, random.pick(world.words)),
          }
          const laid = placeLetters(board, move, world.lexicon)
          if (!laid.ok) continue
          const key = laid.value.cells.map(({ row, column }) => row * SIDE + column).join()
          const placed = `${key} ${laid.value.letters.join()}`
          const isHeld = withoutLetters(
            position.bag.map(code => letters[code - 1]!),
            laid.value.letters,
          ).ok
          const formed = findFormedWords(laid.value, move.direction, table, world.lexicon)
          const score = formed.ok
            ? formed.value.words.reduce((sum, { points }) => sum + points, 0)
            : undefined
          expect(found.get(placed), placed).toBe(isHeld ? score : undefined)
          if (isHeld && formed.ok) accepted++
        }
      }
      expect(accepted).toBeGreaterThan(20)
    },
  )

  /** Scores by the placed letters and their cells. */
  function foundPlays(finder: Finder, bag: readonly number[]): Map<string, number> {
    const list = createPlayList()
    finder.findAll(countsOf(bag), list)
    return new Map(
      Array.from({ length: list.count }, (_, index) => {
        const play = playAt(list, index)
        return [describePlay(play, finder, world), play.score]
      }),
    )
  }
})

function describePlay({ lane, place, letters }: FoundPlay, finder: Finder, { lexicon }: TestLexicon): string {
  const cells: number[] = []
  for (let at = place; cells.length < letters.length; at++)
    if (finder.letterAt(cellAt(lane, at)) === 0) cells.push(cellAt(lane, at))
  return `${cells.join()} ${letters.map(code => lexicon.alphabet.letters[code - 1]).join()}`
}

function shownBoard(codes: readonly number[], letters: readonly string[]): Board {
  return Array.from({ length: SIDE }, (_, row) =>
    codes.slice(row * SIDE, (row + 1) * SIDE).map(code => (code === 0 ? null : letters[code - 1]!)),
  )
}
