import { type Person, subject } from '#kernel/words.ts'
import type { View } from '../rules/types.ts'
import type { Filter } from './pool.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** What the browser's face says besides the game's own sentences. */
export const faceWords = {
  gridOf: (person: Person | undefined) =>
    // A computer is called by its level too, which is said elsewhere.
    person?.you ? 'Your grid' : `${subject(person).replace(/ \(.*\)$/, '')}’s grid`,
  calls: 'Calls',
  noCalls: 'No word has been called yet.',
  whichGrid: 'Which grid is shown',
  zoom: 'Zoom',
  chosen: ', chosen',
  decided: ', decided the game',
  pool: 'The pool',
  filters: {
    all: 'All',
    free: 'Free',
    called: 'Called',
    placed: 'Yours',
  } satisfies Record<Filter, string>,
  whichWords: 'Which words are shown',
  typeWord: 'Type or search a word',
  place: 'Place',
  call: 'Call',
  typeMore: 'Several words fit. Type more, or choose one below.',
  chooseOne: 'Choose a word below, or type one.',
  calledAlready: (word: string) => `You have called ${word} already. Choose another word.`,
  waiting: 'It is not your turn yet.',
  nothingFound: 'No such word here.',
  hitword: 'hitword',
  hit: 'hit',
  miss: 'miss',
  at: (cell: string) => `on ${cell}`,
  pickedWord: (word: string, fills: boolean) =>
    fills ? `${word} taken up. Choose a cell for it.` : `${word} chosen. Choose it again to call it.`,
  pickedCell: (cell: string, word: string | null) =>
    word === null
      ? `${cell} chosen. Choose a word for it.`
      : `${word} on ${cell} chosen. Choose a cell to exchange it with, or a word in its place.`,
  tools: 'Filling',
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  clearAll: 'Clear all?',
  clearSay: 'Clear the whole grid? Then press it again.',
  take: 'Take back',
  ready: 'Ready',
  tossTitle: 'The toss',
  tossText: 'Who calls the coin right begins.',
  tossOther: (person: Person | undefined) => `${subject(person)} may call the coin.`,
  heads: 'Heads',
  tails: 'Tails',
  leave: 'Leave it to the other',
  coin: (side: string) => `The coin shows ${side}.`,
  crossedOut: (count: number) => `${count} crossed out`,
  known: (hits: number, misses: number) => `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}`,
  nothingKnown:
    'Nothing is known of this grid yet. A word that is hit will stand here; its place stays secret.',
  placesSecret: 'Their places stay secret until the game is over.',
  hits: (count: number) => (count === 1 ? 'hit' : 'hits'),
  isReady: 'Ready',
  isFilling: 'Filling',
  quick: 'Quick games',
  preset: (size: number, pool: number) => `${size} × ${size}, ${pool} words`,
  tally: (view: View) => `${view.terms.size} by ${view.terms.size}, ${view.terms.pool.length} words`,
}

/** Keys that differ on this board. */
export const keyWords = [
  ['Enter, Space', 'choose a cell; then a word for it, or a second cell to exchange the two'],
  ['Letters', 'type a word for the chosen cell, or to call it; Enter places or calls it'],
  ['Delete, Backspace', 'take the word off the cell'],
  ['Arrows in the pool', 'from word to word; Enter chooses it'],
  ['/', 'go to the field for a word'],
  ['=', 'say whose turn it is and how the game stands'],
  ['+', 'a full grid is ready; else say what is around this cell'],
  ['#', 'clear the grid; press it twice'],
  ['Letters, digits', ''],
  [',', ''],
  ['<  >', ''],
  ['!', ''],
] as const
