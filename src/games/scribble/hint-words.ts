import type { Cell } from '#kernel/grid.ts'
import type { PossibleTurn } from './engine/analysis/possible-turn.ts'
import { SIDE } from './rules/types.ts'
import { turnWords } from './turn-words.ts'
import { sumWords } from './words.ts'

/** Where to look, and for how long a word. */
export function whereSentence({ words, letters, cells, move }: PossibleTurn): string {
  const word = words[0]!
  const direction = move.kind === 'place' ? move.direction : ''
  const yours = letters.length === 1 ? 'one of your letters' : `${letters.length} of your letters`
  return `The best word has ${word.cells.length} letters and goes ${direction}, ${regionOf(cells)}. It takes ${yours}.`
}

export function lettersSentence({ letters }: PossibleTurn): string {
  return `It takes ${letters.toSorted().join(' ')}.`
}

export function playSentence(turn: PossibleTurn, before: number): string {
  return `${turnWords(turn)}: ${sumWords({ before, words: turn.words, total: before + turn.points })}.`
}

export function commonSentence(turn: PossibleTurn, before: number): string {
  return `Of words that most people know the best is ${playSentence(turn, before)}`
}

export const NEW_LETTERS_SENTENCE = 'New letters are worth more here than any word.'
export const PASS_SENTENCE = 'Nothing is better here than to pass.'

export function exchangeSentence({ letters }: PossibleTurn, bag: readonly string[]): string {
  const which = letters.length === bag.length ? 'all your letters' : letters.join(' ')
  return `Exchange ${which}.`
}

/** A ninth of the board, by the middle of some cells. */
function regionOf(cells: readonly Cell[]): string {
  const middle = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length
  const third = (place: number) => Math.min(2, Math.floor((place * 3) / (SIDE - 1)))
  const [row, column] = [third(middle(cell => cell.row)), third(middle(cell => cell.column))]
  if (row === 1) return ['at the left', 'in the middle', 'at the right'][column]!
  const height = row === 0 ? 'at the top' : 'at the bottom'
  return `${height}${[' left', '', ' right'][column]!}`
}
