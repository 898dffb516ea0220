import { describe, expect, it } from 'vitest'
import { type Random, randomFor } from '#kernel/random.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { emptyBoard, letterAt, stepCell, withLetter } from '../rules/board.ts'
import { findFormedWords } from '../rules/formed-words.ts'
import { notation } from '../rules/notation.ts'
import { type PlacedLetters, placeLetters } from '../rules/place-letters.ts'
import { type Board, type Direction, type FormedWord, type Move, SIDE, type View } from '../rules/types.ts'
import { randomPosition, type TestLexicon, testLexicons } from '../testing/random-positions.ts'
import { evaluateTentativePlay, type TentativeTile, writeMoveLetters } from './tentative-play.ts'

const LETTERS = [...'ACNORVY'].map(letter => ({ letter, points: letter === 'Y' || letter === 'V' ? 4 : 1 }))

function board(...lines: readonly string[]): Board {
  return lines.reduce(
    (laid, line, row) =>
      [...line].reduce(
        (now, letter, column) => (letter === '.' ? now : withLetter(now, { row, column }, letter)),
        laid,
      ),
    emptyBoard(),
  )
}

/** Letters put down one after the other from a cell on. */
function puts(row: number, column: number, direction: Direction, letters: string): readonly TentativeTile[] {
  return [...letters].flatMap((letter, index) =>
    letter === '.' ? [] : [{ letter, cell: stepCell({ row, column }, direction, index) }],
  )
}

function tried(lines: Board, laid: readonly TentativeTile[], sideRuns: View['sideRuns'] = 'loose') {
  const trial = evaluateTentativePlay({ board: lines, letters: LETTERS, sideRuns }, laid)
  return trial.ok
    ? { move: notation.write(trial.value.move), ...sums(trial.value) }
    : [trial.rejection.code, trial.rejection.details]
}

const sums = ({
  certain,
  possible,
}: {
  certain: readonly FormedWord[]
  possible: readonly FormedWord[]
}) => ({
  certain: certain.map(({ word, points }) => `${word} ${points}`),
  possible: possible.map(({ word, points }) => `${word} ${points}`),
})

describe('letters put on the board', () => {
  const corn = board('.....', '.CORN')

  it('[S6] come to the main word and the runs beside it, which count if they are words', () => {
    expect(tried(corn, puts(2, 3, 'across', 'NAVY'))).toEqual({
      move: 'd3 across NAVY',
      certain: ['NAVY 10'],
      possible: ['RN 2', 'NA 2'],
    })
  })

  it('[S1] come to all their runs where these must be words', () => {
    expect(tried(corn, puts(2, 3, 'across', 'NAVY'), 'strict')).toMatchObject({
      certain: ['NAVY 10', 'RN 2', 'NA 2'],
      possible: [],
    })
  })

  it('[S3] make the longest run: a Y after CORN is CORNY', () => {
    expect(tried(corn, puts(1, 5, 'across', 'Y'))).toEqual({
      move: 'b2 across CORNY',
      certain: ['CORNY 8'],
      possible: [],
    })
  })

  it('[S2] a single letter may make a word either way', () => {
    expect(tried(board('.C', 'A.'), puts(0, 0, 'across', 'O'))).toEqual({
      move: 'a1 across OC',
      certain: [],
      possible: ['OC 2', 'OA 2'],
    })
    expect(tried(corn, puts(0, 1, 'down', 'A'))).toMatchObject({ move: 'b1 down AC', certain: ['AC 2'] })
  })

  it('[S2] go through letters that lie there', () => {
    expect(tried(corn, puts(0, 3, 'down', 'A.A'))).toMatchObject({ move: 'd1 down ARA' })
  })

  it('[S2] [S4] [S5] are refused where they lie wrong, with the reason', () => {
    expect(tried(emptyBoard(), [])).toEqual(['nothing-placed', undefined])
    expect(tried(emptyBoard(), puts(7, 7, 'across', 'C'))).toEqual(['too-short', {}])
    expect(tried(emptyBoard(), puts(7, 7, 'across', 'C.N'))).toEqual(['gap', { cell: 'i8' }])
    expect(tried(emptyBoard(), [...puts(7, 7, 'across', 'CO'), ...puts(8, 8, 'across', 'N')])).toEqual([
      'not-in-line',
      {},
    ])
    expect(tried(corn, puts(9, 9, 'across', 'NO'))).toEqual(['not-touching', {}])
  })
})

describe.each(testLexicons)('with $name', world => {
  const { lexicon } = world
  const letters = lexicon.alphabet.letters.map((letter, index) => ({
    letter,
    points: world.points[index + 1]!,
  }))

  it.each(['strict', 'loose'] as const)(
    '[S1] [S2] [S6] [S16] what a trial shows is what the play then comes to: %s',
    sideRuns => {
      const random = randomFor('trial', 0)
      let accepted = 0
      for (let count = 0; count < 40; count++) {
        const now = someBoard(world, sideRuns === 'strict', random)
        for (let tries = 0; tries < 60; tries++) {
          const laid = someLaid(now, random)
          if (!laid) continue
          const trial = evaluateTentativePlay({ board: now, letters, sideRuns }, putsOf(laid))
          if (!trial.ok) throw new Error(`Refused: ${trial.rejection.code}`)
          const { move, certain, possible } = trial.value
          const read = notation.read(notation.write(move))
          expect(read.ok && placeLetters(now, read.value as typeof move, lexicon)).toMatchObject({
            value: laid,
          })
          const formed = findFormedWords(laid, move.direction, { sideRuns, letters }, lexicon)
          const isWord = ({ word }: FormedWord) => hasWord(lexicon, word)
          const words = [...certain, ...possible].filter(isWord)
          const fits = certain.every(isWord) && words.length > 0
          expect(formed.ok).toBe(fits)
          if (!formed.ok) continue
          accepted++
          const told = (runs: readonly FormedWord[]) =>
            runs.map(({ word, points }) => `${word} ${points}`).sort()
          expect(told(formed.value.words)).toEqual(told(words))
        }
      }
      expect(accepted).toBeGreaterThan(20)
    },
  )

  it('[S2] [S4] [S5] letters strewn about are refused exactly when no move could lay them so', () => {
    const random = randomFor('strewn', 0)
    let accepted = 0
    for (let count = 0; count < 40; count++) {
      const now = someBoard(world, false, random)
      for (let tries = 0; tries < 60; tries++) {
        const strewn = someStrewn(now, random)
        if (strewn.length === 0) continue
        const trial = evaluateTentativePlay({ board: now, letters, sideRuns: 'loose' }, strewn)
        const possible = (['across', 'down'] as const).some(direction => canBeLaid(now, strewn, direction))
        expect(trial.ok).toBe(possible)
        if (trial.ok) accepted++
      }
    }
    expect(accepted).toBeGreaterThan(20)
  })

  function someLaid(now: Board, random: Random): PlacedLetters | undefined {
    const move: Move = {
      kind: 'place',
      cell: { row: random.below(SIDE), column: random.below(SIDE) },
      direction: random.pick(['across', 'down']),
      word: writeLetters(lexicon.alphabet, random.pick(world.words)),
    }
    const laid = placeLetters(now, move, lexicon)
    return laid.ok ? laid.value : undefined
  }

  function someStrewn(now: Board, random: Random): readonly TentativeTile[] {
    const [row, column] = [random.below(SIDE), random.below(SIDE)]
    const direction = random.pick(['across', 'down'] as const)
    return Array.from({ length: 1 + random.below(4) }, (_, index) => {
      const slip = random.below(6) === 0 ? 1 : 0
      const cell = stepCell({ row: row + slip, column }, direction, index + slip)
      return { cell, letter: random.pick(letters).letter }
    }).filter(
      ({ cell }, index, all) =>
        cell.row < SIDE &&
        cell.column < SIDE &&
        letterAt(now, cell) === null &&
        all.findIndex(one => one.cell.row === cell.row && one.cell.column === cell.column) === index,
    )
  }

  /** By a move that names each cell from the first letter to the last, a dot where the board has one. */
  function canBeLaid(now: Board, strewn: readonly TentativeTile[], direction: Direction): boolean {
    const along = direction === 'across' ? 'column' : 'row'
    const first = strewn.reduce((one, other) => (other.cell[along] < one.cell[along] ? other : one))
    const last = Math.max(...strewn.map(({ cell }) => cell[along]))
    const word = Array.from({ length: last - first.cell[along] + 1 }, (_, index) => {
      const { row, column } = stepCell(first.cell, direction, index)
      return strewn.find(({ cell }) => cell.row === row && cell.column === column)?.letter ?? '.'
    })
    const text = word.map(letter => (letter === '.' ? '.' : writeMoveLetters(letters, [letter]))).join('|')
    const laid = placeLetters(now, { kind: 'place', cell: first.cell, direction, word: text }, lexicon)
    return laid.ok && laid.value.cells.length === strewn.length
  }
})

function putsOf({ cells, letters }: PlacedLetters): readonly TentativeTile[] {
  return cells.map((cell, index) => ({ cell, letter: letters[index]! }))
}

function someBoard(world: TestLexicon, strict: boolean, random: Random): Board {
  const position = randomPosition(world, strict, random)
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from(
      { length: SIDE },
      (_, column) => world.lexicon.alphabet.letters[position.board[row * SIDE + column]! - 1] ?? null,
    ),
  )
}
