import type { Cell } from '#kernel/grid.ts'
import { accept, type Rejected } from '#kernel/result.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { hasLetters } from '#lexicon/lookup.ts'
import { letterAt, otherDirection, runThrough } from './board.ts'
import type { PlacedLetters } from './place-letters.ts'
import { type Refusals, reject, type ScribbleResult } from './refusals.ts'
import type { Board, Direction, FormedWord, LetterPoints, State } from './types.ts'

/** The words that new letters form, the main word first. */
export interface FormedWords {
  readonly direction: Direction
  readonly words: readonly FormedWord[]
}

interface Run {
  readonly text: string
  readonly cells: readonly Cell[]
  readonly points: number
  readonly isWord: boolean
}

type FormingTable = Pick<State, 'sideRuns' | 'letters'>

/** Finds the words that new letters form, or the reason why they are refused. */
export function findFormedWords(
  laid: PlacedLetters,
  direction: Direction,
  table: FormingTable,
  lexicon: Lexicon,
): ScribbleResult<FormedWords> {
  const other = otherDirection(direction)
  const run = (cell: Cell, along: Direction) => readRun(laid.board, runThrough(laid.board, cell, along))
  const main = run(laid.cells[0]!, direction)
  const sides = laid.cells.map(cell => run(cell, other)).filter(({ cells }) => cells.length > 1)
  if (laid.cells.length === 1) return findWordsOfSingleLetter(main, sides, direction, table)
  if (!main.isWord) return rejectRuns([main], 'main')
  const bad = sides.filter(({ isWord }) => !isWord)
  if (table.sideRuns === 'strict' && bad.length > 0) return rejectRuns(bad, 'side')
  return accept({ direction, words: [main, ...sides].filter(({ isWord }) => isWord).map(toFormedWord) })

  function readRun(board: Board, cells: readonly Cell[]): Run {
    const letters = cells.map(cell => letterAt(board, cell)!)
    const codes = letters.map(letter => lexicon.alphabet.codes.get(letter)!)
    return {
      text: writeLetters(lexicon.alphabet, codes),
      cells,
      points: letters.reduce((sum, letter) => sum + pointsOfLetter(table.letters, letter), 0),
      isWord: cells.length > 1 && hasLetters(lexicon, codes),
    }
  }
}

/** A single letter has no direction, so either of its runs may be the main word. */
function findWordsOfSingleLetter(
  along: Run,
  sides: readonly Run[],
  direction: Direction,
  { sideRuns }: FormingTable,
): ScribbleResult<FormedWords> {
  const runs = [along, ...sides].filter(({ cells }) => cells.length > 1)
  const good = runs.filter(({ isWord }) => isWord)
  const bad = runs.filter(({ isWord }) => !isWord)
  if (good.length === 0 || (sideRuns === 'strict' && bad.length > 0))
    return rejectRuns(bad, good.length === 0 ? 'main' : 'side')
  return accept({
    direction: good[0] === along ? direction : otherDirection(direction),
    words: good.map(toFormedWord),
  })
}

function rejectRuns(runs: readonly Run[], which: 'main' | 'side'): Rejected<Refusals> {
  const texts = runs.map(({ text }) => text)
  return reject(
    which === 'main' ? 'not-a-word' : 'side-run-not-a-word',
    { run: texts[0]!, runs: texts.join(', '), count: runs.length },
    runs.flatMap(({ cells }) => cells),
  )
}

function toFormedWord({ text, cells, points }: Run): FormedWord {
  return { word: text, points, cells }
}

export function pointsOfLetter(letters: readonly LetterPoints[], letter: string): number {
  return letters.find(one => one.letter === letter)!.points
}
