import { type Cell, writeCell } from '#kernel/grid.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import { type Person, subject } from '#kernel/text.ts'
import type { TentativePlay } from '../presentation/tentative-play.ts'
import type { Direction, FormedWord, View } from '../rules/types.ts'

/** Sentences that only the browser needs. */
export const webText = {
  bag: 'Your tiles',
  bagOf: (person: Person) => (person.you ? 'Your tiles' : `${subject(person)}’s tiles`),
  emptyBag: 'none',
  points: (points: number) => `${points} point${points === 1 ? '' : 's'}`,
  pointsOnly: 'points',
  tile: (letter: string, points: string, cell: Cell | undefined) =>
    cell ? `${letter}, ${points}, on ${writeCell(cell)}` : `${letter}, ${points}`,
  laidLetter: (letter: string, cell: Cell) => `${letter}, not played yet, ${writeCell(cell)}`,
  lastPlay: ', last play',
  cursor: (direction: Direction) => `, next tile here, ${direction}`,
  going: (direction: Direction) => `Typing ${direction}.`,
  back: (cell: Cell, letter: string) => `${letter} removed from ${writeCell(cell)}.`,
  allBack: 'All tiles removed from the board.',
  picked: (letter: string) => `${letter} selected. Choose a cell for it.`,
  ordering: 'Type the letters you want first, then press Enter.',
  ordered: 'Tiles rearranged.',
  shuffle: 'Shuffle',
  sort: 'Sort',
  recall: 'Remove all',
  zoom: 'Zoom',
  play: 'Play',
  playFor: (points: string) => `Play ${points}`,
  notYet: 'It’s not your turn. Your tiles stay where you put them.',
  exchange: 'Exchange or pass',
  exchangeShort: 'Exchange',
  sideRuns: {
    loose: 'Loose side runs',
    strict: 'Strict side runs',
  } satisfies Record<View['sideRuns'], string>,
  letters: (left: number) => `Letters (${left} left)`,
  dictionary: (left: number) => `Dictionary (${left})`,
  round: (round: number) => `Round ${round}`,
  rounds: (rounds: number) => `${rounds} rounds`,
}

/** The score of letters on the board: CORNY: 6 + 10 = 16. */
export function tentativePlayWords({ certain, possible }: TentativePlay, before: number): string {
  const counts = ({ word, points }: FormedWord) => `${word} ${points}`
  if (certain.length === 0) return `${possible.map(counts).join(', ')}: each scores if it’s a word.`
  const total = certain.reduce((sum, { points }) => sum + points, before)
  const sum = `${[before, ...certain.map(({ points }) => points)].join(' + ')} = ${total}`
  const named = `${certain.map(({ word }) => word).join(', ')}: ${sum}`
  return possible.length === 0
    ? `${named}.`
    : `${named}. Plus ${possible.map(counts).join(', ')} if they’re words.`
}

/** The points of a play, as far as they are certain. */
export function tentativePlayPoints({ certain, possible }: TentativePlay): string {
  const sum = (runs: readonly FormedWord[]) => runs.reduce((points, run) => points + run.points, 0)
  return `${sum(certain)}${possible.length > 0 ? '+' : ''}`
}

/** While tiles are chosen for an exchange. */
export const exchangeText = {
  choose: 'Choose tiles to exchange, or pass.',
  chooseLast: 'Choose tiles to exchange. A fourth pass in a row ends the game.',
  chosen: (letters: readonly string[]) => `Exchanging ${letters.join(', ')}.`,
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
      ? `${left} tiles left to draw.`
      : `${unseen} tiles unseen: ${left} left to draw, and ${unseen - left} held by your opponent.`,
  letter: (letter: string, points: number, unseen: number) =>
    `${letter}: ${points} ${points === 1 ? 'point' : 'points'}, ${unseen} unseen`,
  pattern: 'Letters, with a dot or ? for any letter',
  ask: 'Look up',
  left: (count: number) =>
    count === 0
      ? 'No lookups left this turn.'
      : `${count} ${count === 1 ? 'lookup' : 'lookups'} left this turn.`,
  found: (pattern: string, total: number) =>
    total === 0
      ? `No words match ${pattern}`
      : `${groupDigits(total)} ${total === 1 ? 'word matches' : 'words match'} ${pattern}`,
  previous: 'Back',
  next: 'More',
  page: (page: number, pages: number) => `${page} of ${pages}`,
}

/** A position that was set up by hand or imported. */
export const positionText = {
  players: ['First player', 'Second player'],
  title: 'Set up a position',
  intro: 'Choose a cell and type. Space switches between across and down, Backspace removes a letter.',
  board: 'The board to set up',
  lettersFrom: (cell: Cell, direction: Direction) =>
    `Letters from ${writeCell(cell)} ${direction}; a full stop empties a cell`,
  lay: 'Lay',
  turn: { across: 'Switch to down', down: 'Switch to across' },
  bag: 'Tiles of the player to move',
  other: 'Tiles of the other player, if known',
  own: 'Score of the player to move',
  theirs: 'Score of the other player',
  sideRuns: 'Side runs',
  sideRunChoices: { loose: 'Loose', strict: 'Strict' },
  letters: 'Letters',
  letterChoices: { full: '196 letters', half: '98 letters' },
  line: 'Or paste a position in one line, or in CGP',
  read: 'Read',
  clear: 'Clear the board',
  analyse: 'Analyse',
  was: 'The position is on the board.',
  cell: (letter: string | null, cell: Cell) => `${letter ?? 'empty'}, ${writeCell(cell)}`,
  cursor: (direction: Direction) => `, next letter here, ${direction}`,
}

export const exportFormatText = {
  gcg: 'Export GCG',
  position: 'Copy position',
}

/** The keys of this board that differ from those of others. */
export const keyText = [
  ['Enter, Space', 'Enter plays your word; Space switches between across and down'],
  ['Letters, digits', 'place that tile; Backspace removes it, Esc removes all'],
  ['~', 'shuffle your tiles'],
  ['Ctrl-O', 'then letters, Enter: put these tiles first'],
  ['}', 'choose tiles to exchange'],
  ['@', 'look up words'],
  ['Left, Right on your tiles', 'go to the next tile; with Shift, move it'],
  // No turn can be undone.
  ['<  >', ''],
] as const
