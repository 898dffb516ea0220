import type { RefusalText } from '#kernel/result.ts'
import { lexiconRefusalText } from '#lexicon/text/en.ts'
import { inCapitals } from '../rules/letter-case.ts'
import type { Refusals } from '../rules/refusals.ts'

const upper = (word: string) => inCapitals(word)
const at = ({ word, cell }: { readonly word: string; readonly cell: string }) => `${upper(word)} at ${cell}`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'] as const

export const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” isn’t a word. Type one word, S to shuffle, ? for a letter, or E to leave.`,
  empty: () => 'Type a word made from the six letters.',
  'too-short': ({ word, shortest, longest }) =>
    `${upper(word)} is too short. The words have ${shortest} to ${longest} letters.`,
  'too-long': ({ word, shortest, longest }) =>
    `${upper(word)} is too long. The words have ${shortest} to ${longest} letters.`,
  letters: ({ word, letter, given }) =>
    given === 0
      ? `${upper(word)} needs the letter ${upper(letter)}, which isn’t one of yours.`
      : `${upper(word)} needs a ${ORDINALS[given]} ${upper(letter)}, and you have only ${NUMBERS[given]}.`,
  'found-before': ({ word }) => `You’ve already found ${upper(word)}.`,
  'revealed-before': ({ word }) => `${upper(word)} has already come to light.`,
  repeated: ({ word }) => `You’ve already tried ${upper(word)}.`,
  'not-hidden': ({ word }) => `${upper(word)} is a word, but it isn’t hidden here.`,
  'last-life': () => 'You can’t spend your last life on a hint.',
  'no-letter-there': ({ cell }) => `There’s no letter at ${cell}. Choose a hidden one, or type ? for any.`,
  'letter-open': ({ cell }) => `${cell} is already revealed. Choose a hidden letter.`,
  'puzzle-damaged': () => 'This puzzle is damaged and can’t be opened.',

  'no-main-words': ({ length }) =>
    `These words don’t make a puzzle: the main word needs ${length} letters, and none has them. Add longer words.`,
  'too-few-sub-words': ({ word, subWords, wanted }) =>
    `These words don’t make a puzzle: no six-letter word contains ${wanted} others. ${upper(word)} comes closest, with ${subWords}. Add more short words.`,
  'no-layout': ({ word }) =>
    `The words in ${upper(word)} don’t fit on this grid. Try the wide grid, or add more words.`,
  'not-a-main-word': ({ word, length }) =>
    `${upper(word)} can’t be the main word. Choose a word of ${length} letters from the list.`,
  'main-too-poor': ({ word, subWords, wanted }) =>
    `${upper(word)} contains only ${subWords} words, and ${wanted} are needed. Choose another main word.`,
  'called-off': () => 'No puzzle was made, because the search was cancelled.',
  'list-not-here': () =>
    'The word list of this puzzle isn’t on this device. Choose its file again, or use the built-in words.',
  'bad-lines': lexiconRefusalText['bad-lines'],
  'no-words': lexiconRefusalText['no-words'],

  area: ({ rows, cols }) => `The grid is ${rows}x${cols}; it should be 15x25 or 13x13.`,
  'word-count': ({ count, wanted }) => `There are ${count} words; there should be ${wanted}.`,
  'one-diagonal': ({ count }) => `${count} words are on the diagonal; only the main word should be.`,
  'main-length': ({ word, length }) =>
    `The main word ${upper(word)} has ${length} letters; it should have 6.`,
  'not-centred': ({ word, cell }) => `The main word ${upper(word)} should start at ${cell} to be centred.`,
  'word-twice': word => `${at(word)} is there twice.`,
  'word-length': word => `${at(word)} should have 3 to 6 letters.`,
  'letter-missing': ({ word, letter }) =>
    `${upper(word)} needs more of the letter ${upper(letter)} than the main word has.`,
  outside: word => `${at(word)} leaves the grid.`,
  clash: ({ word, cell }) => `${upper(word)} needs a different letter at ${cell} from the word it crosses.`,
  'not-crossed': ({ cell }) => `No word crosses the main word at ${cell}.`,
  'word-alone': word => `${at(word)} doesn’t cross another word.`,
  'stray-run': ({ cell, direction, length }) =>
    `The ${length} letters ${direction} from ${cell} aren’t a word of the puzzle.`,
  'not-a-run': word => `${at(word)} runs into other letters.`,

  'not-json': () =>
    'This isn’t JSON. Put one object on each line, as quincunx worderly generate --json does.',
  'not-a-puzzle': ({ part, wanted }) => `“${part}” is missing or wrong. It should be ${wanted}.`,
  'main-differs': ({ word, other }) =>
    `The main word is ${upper(word)}, but ${upper(other)} is on the diagonal.`,
  'letters-differ': ({ word, letters }) =>
    `The letters “${letters}” are not those of the main word ${upper(word)}.`,
  'letters-spell': ({ word }) => `In this order the letters spell ${upper(word)}. Shuffle them.`,
  'grid-differs': ({ row, given, wanted }) =>
    `Row ${row} of the grid is “${given}”; with these words it should be “${wanted}”.`,
  'puzzles-missing': () => 'Name a file with puzzles, or - for standard input.',
  'puzzles-wrong': ({ wrong, given }) => `${wrong} of ${given} puzzles are wrong, as listed above.`,
}
