import type { Person } from '#kernel/text.ts'
import { shortName } from './en.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** The sentences of the browser. */
export const webText = {
  gridOf: (person: Person | undefined) => (person?.you ? 'Your grid' : `${shortName(person)}’s grid`),
  calls: 'Calls',
  noCalls: 'No words have been called yet.',
  zoom: 'Zoom',
  chosen: ', chosen',
  decided: ', decided the game',
  pool: 'The pool',
  filters: {
    all: 'All',
    free: { filling: 'Unplaced', calling: 'Uncalled' },
    called: 'Called',
    placed: 'Yours',
  },
  whichWords: 'Words shown',
  typeWord: 'Type a word, or search',
  place: 'Place',
  call: 'Call',
  typeMore: 'Several words match. Type more, or choose one below.',
  chooseOne: 'Choose a word below, or type one.',
  calledAlready: (word: string) => `${word} has already been called.`,
  waiting: 'It isn’t your turn yet.',
  nothingFound: 'No words match.',
  hitword: 'hitword',
  hit: 'hit',
  miss: 'miss',
  gone: 'gone',
  at: (cell: string) => `on ${cell}`,
  pickedWord: (word: string, fills: boolean) =>
    fills ? `${word} chosen. Choose a cell for it.` : `${word} chosen. Choose it again to call it.`,
  pickedCell: (cell: string, word: string | null) =>
    word === null
      ? `${cell} chosen. Choose a word for it.`
      : `${word} on ${cell} chosen. Choose a cell to swap it with, or a word to replace it.`,
  tools: 'Filling',
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  clearAll: 'Clear all?',
  clearSay: 'Clear the whole grid? Press again to confirm.',
  take: 'Remove',
  ready: 'Ready',
  hits: (count: number) => (count === 1 ? 'hit' : 'hits'),
  isReady: 'Ready',
  isFilling: 'Filling',
  quick: 'Game length',
  showGrid: 'Show my grid',
  hideGrid: 'Hide my grid',
  calling: {
    whichGrid: 'Grid shown',
    tossTitle: 'The toss',
    tossText: 'Call the toss correctly and you go first.',
    tossOther: (person: Person | undefined) => `${shortName(person)}’s turn to call the toss.`,
    tossTyped: (canLeave: boolean) => `Or type heads${canLeave ? ', tails or leave' : ' or tails'}`,
    heads: 'Heads',
    tails: 'Tails',
    leave: (person: Person | undefined) =>
      `Let ${person?.name.replace(/ \([^)]*\)$/, '') ?? 'your opponent'} call`,
    coin: (side: string) => `The coin shows ${side}.`,
    crossedOut: (count: number) => `${count} crossed out`,
    known: (hits: number, misses: number) => `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}`,
    nothingKnown: 'Words you hit appear here. Where they are stays secret.',
    placesSecret: 'Where they are stays secret until the game is over.',
  },
  /** Keys that differ on this board; one without a description means nothing here. */
  keys: [
    ['Enter, Space', 'choose a cell; then a word for it, or a second cell to swap the two'],
    ['Letters', 'type a word for the chosen cell, or to call it; Enter places or calls it'],
    ['Delete, Backspace', 'remove the word from the cell'],
    ['Arrows in the pool', 'go from word to word; Enter chooses one'],
    ['{', 'clear the grid; press twice'],
    ['Ctrl-F', 'filter the pool'],
    ['Ctrl-P', 'go from the grid to the pool and back'],
    ['Ctrl-G', 'go from one grid to the other, while words are called'],
    ['Letters, digits', ''],
    [',', ''],
    ['<  >', ''],
    ['!', ''],
  ] as const,
}
