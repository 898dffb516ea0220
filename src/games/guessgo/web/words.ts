import { type Person, subject } from '#kernel/text.ts'
import type { View } from '../rules/types.ts'
import type { Filter } from './pool-search.ts'

/** What the browser's face says besides the game's own sentences. */
export const faceWords = {
  gridOf: (person: Person | undefined) =>
    // A computer is called by its level too, which is said elsewhere.
    person?.you ? 'Your grid' : `${subject(person).replace(/ \(.*\)$/, '')}’s grid`,
  calls: 'Calls',
  noCalls: 'No word has been called yet.',
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
  hits: (count: number) => (count === 1 ? 'hit' : 'hits'),
  isReady: 'Ready',
  isFilling: 'Filling',
  quick: 'Quick games',
  preset: (size: number, pool: number) => `${size} × ${size}, ${pool} words`,
  tally: (view: View) => `${view.terms.size} by ${view.terms.size}, ${view.terms.pool.length} words`,
}
