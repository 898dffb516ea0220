import type { RefusalText } from '#kernel/result.ts'
import { lexiconRefusalText } from '#lexicon/text/en.ts'
import { inCapitals } from '../rules/letter-case.ts'
import type { Refusals } from '../rules/refusals.ts'

const upper = (word: string) => inCapitals(word)
const at = ({ word, cell }: { readonly word: string; readonly cell: string }) => `${upper(word)} at ${cell}`

export const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” is no word. Type one word, S to shuffle, ? for a letter, or E to leave.`,
  empty: () => 'Type a word made of the six letters.',
  'too-short': ({ word, shortest, longest }) =>
    `${upper(word)} is too short: the words have ${shortest} to ${longest} letters. Try a longer one.`,
  'too-long': ({ word, shortest, longest }) =>
    `${upper(word)} is too long: the words have ${shortest} to ${longest} letters. Try a shorter one.`,
  letters: ({ word, letter, isThere }) =>
    isThere
      ? `${upper(word)} needs ${upper(letter)} more often than it is there. Use each letter once.`
      : `${upper(word)} needs the letter ${upper(letter)}, which is not there. Use the six letters.`,
  'found-before': ({ word }) => `You have found ${upper(word)} already. Try another word.`,
  'revealed-before': ({ word }) => `${upper(word)} has come to light already. Try another word.`,
  repeated: ({ word }) => `You have tried ${upper(word)} before. Try another word.`,
  'last-life': () => 'Your last life is too dear for a letter. Guess a word, or leave with E.',
  'no-letter-there': ({ cell }) =>
    `There is no letter at ${cell}. Ask for one that is hidden, or with ? alone for any.`,
  'letter-open': ({ cell }) => `The letter at ${cell} is no secret any more. Ask for one that is hidden.`,
  'puzzle-damaged': () => 'The puzzle in this game is damaged, so it cannot be opened. Choose another game.',

  'no-main-words': ({ length }) =>
    `No puzzle can be made of these words: none has ${length} letters, and the main word needs them. Add longer words.`,
  'too-few-sub-words': ({ word, subWords, wanted }) =>
    `No puzzle can be made of these words: no word of six letters has ${wanted} others in it. ${upper(word)} comes closest, with ${subWords}. Add more short words.`,
  'no-layout': ({ word }) =>
    `The words in ${upper(word)} could not be laid out on this grid. Try the larger grid, or add more words.`,
  'not-a-main-word': ({ word, length }) =>
    `${upper(word)} cannot be the main word: it takes a word of ${length} letters from the list. Choose another.`,
  'main-too-poor': ({ word, subWords, wanted }) =>
    `${upper(word)} has only ${subWords} words in it, and ${wanted} are needed. Choose another main word.`,
  'called-off': () => 'No puzzle was made: the search was called off.',
  'list-not-here': () =>
    'The list of words that this puzzle came from is not at hand. Name its file again, or play with the words of the house.',
  'bad-lines': lexiconRefusalText['bad-lines'],
  'no-words': lexiconRefusalText['no-words'],

  area: ({ rows, cols }) =>
    `The grid has ${rows} rows and ${cols} columns; it should be 15 by 25 or 13 by 13.`,
  'word-count': ({ count, wanted }) => `There are ${count} words; there should be ${wanted}.`,
  'one-diagonal': ({ count }) => `${count} words lie on the diagonal; it should be the main word alone.`,
  'main-length': ({ word, length }) =>
    `The main word ${upper(word)} has ${length} letters; it should have 6.`,
  'not-centred': ({ word, cell }) =>
    `The main word ${upper(word)} should begin at ${cell}, so that it is centred.`,
  'word-twice': word => `${at(word)} is there twice.`,
  'word-length': word => `${at(word)} should have 3 to 6 letters.`,
  'letter-missing': ({ word, letter }) =>
    `${upper(word)} needs ${upper(letter)} more often than the main word has it.`,
  outside: word => `${at(word)} leaves the grid.`,
  clash: ({ word, cell }) => `${upper(word)} wants another letter at ${cell} than the word it crosses.`,
  'not-crossed': ({ cell }) => `No word crosses the main word at ${cell}.`,
  'word-alone': word => `${at(word)} crosses no other word.`,
  'stray-run': ({ cell, direction, length }) =>
    `The ${length} letters ${direction} from ${cell} are no word of the puzzle.`,
  'not-a-run': word => `${at(word)} runs into other letters.`,

  'not-json': () => 'This is no JSON. Write one object a line, as quincunx worderly generate --json does.',
  'not-a-puzzle': ({ part, wanted }) => `“${part}” is missing or of the wrong kind. It should be ${wanted}.`,
  'main-differs': ({ word, other }) =>
    `The main word is ${upper(word)}, but ${upper(other)} lies on the diagonal.`,
  'letters-differ': ({ word, letters }) =>
    `The letters “${letters}” are not those of the main word ${upper(word)}.`,
  'letters-spell': ({ word }) => `The letters spell ${upper(word)} as they stand. Shuffle them.`,
  'grid-differs': ({ row, given, wanted }) =>
    `Row ${row} of the grid is “${given}”; by its words it should be “${wanted}”.`,
  'puzzles-missing': () => 'Say which puzzles: name a file, or - for standard input.',
  'puzzles-wrong': ({ wrong, given }) => `${wrong} of ${given} puzzles are wrong; the reasons stand above.`,
}
