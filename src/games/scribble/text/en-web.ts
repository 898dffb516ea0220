import { type Cell, writeCell } from '#kernel/grid.ts'
import type { TentativePlay } from '../presentation/tentative-play.ts'
import type { Direction, FormedWord, View } from '../rules/types.ts'

/** Sentences that only the browser needs. */
export const webText = {
  bag: 'Your bag',
  bagOf: (name: string, you: boolean) => (you ? 'Your bag' : `Bag of ${name}`),
  emptyBag: 'empty',
  points: (points: number) => `${points} point${points === 1 ? '' : 's'}`,
  pointsOnly: 'points',
  tile: (letter: string, points: string, cell: Cell | undefined) =>
    cell ? `${letter}, ${points}, on ${writeCell(cell)}` : `${letter}, ${points}`,
  laidLetter: (letter: string, cell: Cell) => `${letter}, not played yet, ${writeCell(cell)}`,
  lastPlay: ', last play',
  cursor: (direction: Direction) => `, next letter, ${direction}`,
  going: (direction: Direction) => `Going ${direction}.`,
  back: (cell: Cell, letter: string) => `${letter} taken back from ${writeCell(cell)}.`,
  allBack: 'All letters are back in the bag.',
  picked: (letter: string) => `${letter} taken up. Choose a cell for it.`,
  ordering: 'Type the letters that come first in the bag. Enter ends this.',
  ordered: 'The bag is ordered.',
  shuffle: 'Shuffle',
  sort: 'Sort',
  recall: 'Take back',
  zoom: 'Zoom',
  play: 'Play',
  playFor: (points: string) => `Play ${points}`,
  notYet: 'It is not your turn. Your letters stay where you put them.',
  exchange: 'Exchange or pass',
  exchangeShort: 'Exchange',
  sideRuns: {
    loose: 'Side runs score if they are words',
    strict: 'Side runs must be words',
  } satisfies Record<View['sideRuns'], string>,
  letters: (left: number) => `Letters (${left} left)`,
  dictionary: (left: number) => `Dictionary (${left})`,
  round: (round: number) => `Round ${round}`,
  rounds: (rounds: number) => `${rounds} rounds`,
}

/** The score of letters on the board: CORNY: 6 + 10 = 16. */
export function tentativePlayWords({ certain, possible }: TentativePlay, before: number): string {
  const counts = ({ word, points }: FormedWord) => `${word} ${points}`
  if (certain.length === 0) return `${possible.map(counts).join(', ')}: each counts if it is a word.`
  const total = certain.reduce((sum, { points }) => sum + points, before)
  const sum = `${[before, ...certain.map(({ points }) => points)].join(' + ')} = ${total}`
  const named = `${certain.map(({ word }) => word).join(', ')}: ${sum}`
  return possible.length === 0
    ? `${named}.`
    : `${named}. If they are words, also ${possible.map(counts).join(', ')}.`
}

/** The points of a play, as far as they are certain. */
export function tentativePlayPoints({ certain, possible }: TentativePlay): string {
  const sum = (runs: readonly FormedWord[]) => runs.reduce((points, run) => points + run.points, 0)
  return `${sum(certain)}${possible.length > 0 ? '+' : ''}`
}

/** While letters are chosen to be given back. */
export const exchangeText = {
  choose: 'Choose the letters to give back, or pass.',
  chooseLast: 'Choose the letters to give back. A fourth pass in a row ends the game.',
  chosen: (letters: readonly string[]) => `To give back: ${letters.join(' ')}.`,
  give: (count: number) => `Exchange ${count}`,
  pass: 'Pass',
  passLast: 'Pass and end the game',
  cancel: 'Cancel',
}

/** The dictionary and the letters, beside the table or over it. */
export const sheetText = {
  dictionaryTitle: 'Dictionary',
  lettersTitle: 'Letters',
  close: 'Close',
  unseen: (left: number, unseen: number) =>
    unseen === left
      ? `${left} letters are in the reservoir.`
      : `${unseen} letters are not seen yet: ${left} in the reservoir, ${unseen - left} in the other bag.`,
  letter: (letter: string, points: number, unseen: number) =>
    `${letter}: ${points} ${points === 1 ? 'point' : 'points'}, ${unseen} not seen yet`,
  pattern: 'Letters, and dots for any one letter',
  ask: 'Ask',
  left: (count: number) =>
    count === 0
      ? 'No question left this turn.'
      : `${count} ${count === 1 ? 'question' : 'questions'} left this turn.`,
  found: (pattern: string, total: number) =>
    total === 0 ? `${pattern}: no word.` : `${pattern}: ${total} ${total === 1 ? 'word' : 'words'}.`,
  previous: 'Back',
  next: 'More',
  page: (page: number, pages: number) => `${page} of ${pages}`,
}

export const exportFormatText = {
  gcg: 'Export GCG',
  position: 'Copy position',
}

/** The keys of this board that differ from those of others. */
export const keyText = [
  ['Enter, Space', 'Enter plays the letters you have put down; Space changes the direction'],
  ['Letters, digits', 'put that letter on the board; Backspace takes it back, Esc takes all back'],
  ['~', 'shuffle the bag'],
  ['Ctrl-O', 'then letters, Enter: put these letters first in the bag'],
  ['}', 'choose letters to exchange'],
  ['@', 'ask the dictionary'],
  ['Left, Right in the bag', 'to the next tile; with Shift they move it'],
] as const
