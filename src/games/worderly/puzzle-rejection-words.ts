import type { Rejection } from '#kernel/result.ts'
import { lexiconRejection } from '#lexicon/words.ts'

/** Why a puzzle cannot be made, or what is wrong with one. Undefined for other codes. */
export function puzzleRejectionWords(rejection: Rejection): string | undefined {
  const { code, details = {} } = rejection
  const word = String(details.word ?? '').toUpperCase()
  switch (code) {
    case 'no-main-words':
      return `No puzzle can be made of these words: none has ${details.length} letters, and the main word needs them. Add longer words.`
    case 'too-few-sub-words':
      return `No puzzle can be made of these words: no word of six letters has ${details.wanted} others in it. ${word} comes closest, with ${details.subWords}. Add more short words.`
    case 'no-layout':
      return `The words in ${word} could not be laid out on this grid. Try the larger grid, or add more words.`
    case 'not-a-main-word':
      return `${word} cannot be the main word: it takes a word of ${details.length} letters from the list. Choose another.`
    case 'main-too-poor':
      return `${word} has only ${details.subWords} words in it, and ${details.wanted} are needed. Choose another main word.`
    case 'called-off':
      return 'No puzzle was made: the search was called off.'
    case 'list-not-here':
      return 'The list of words that this puzzle came from is not at hand. Name its file again, or play with the words of the house.'
    case 'puzzles-missing':
      return 'Say which puzzles: name a file, or - for standard input.'
    case 'puzzles-wrong':
      return `${details.wrong} of ${details.given} puzzles are wrong; the reasons stand above.`
    default:
      return layoutFaultWords(rejection) ?? lexiconRejection(rejection)
  }
}

/** What is wrong with a layout. */
function layoutFaultWords({ code, details = {} }: Rejection): string | undefined {
  const word = String(details.word ?? '').toUpperCase()
  const where = `${word} at ${details.cell}`
  switch (code) {
    case 'not-json':
      return 'This is no JSON. Write one object a line, as quincunx worderly generate --json does.'
    case 'not-a-puzzle':
      return `“${details.part}” is missing or of the wrong kind. It should be ${details.wanted}.`
    case 'area':
      return `The grid has ${details.rows} rows and ${details.cols} columns; it should be 15 by 25 or 13 by 13.`
    case 'word-count':
      return `There are ${details.count} words; there should be ${details.wanted}.`
    case 'one-diagonal':
      return `${details.count} words lie on the diagonal; it should be the main word alone.`
    case 'main-length':
      return `The main word ${word} has ${details.length} letters; it should have 6.`
    case 'main-differs':
      return `The main word is ${word}, but ${String(details.other).toUpperCase()} lies on the diagonal.`
    case 'letters-differ':
      return `The letters “${details.letters}” are not those of the main word ${word}.`
    case 'letters-spell':
      return `The letters spell ${word} as they stand. Shuffle them.`
    case 'not-centred':
      return `The main word ${word} should begin at ${details.cell}, so that it is centred.`
    case 'word-twice':
      return `${where} is there twice.`
    case 'word-length':
      return `${where} should have 3 to 6 letters.`
    case 'letter-missing':
      return `${word} needs ${String(details.letter).toUpperCase()} more often than the main word has it.`
    case 'outside':
      return `${where} leaves the grid.`
    case 'clash':
      return `${word} wants another letter at ${details.cell} than the word it crosses.`
    case 'not-crossed':
      return `No word crosses the main word at ${details.cell}.`
    case 'word-alone':
      return `${where} crosses no other word.`
    case 'stray-run':
      return `The ${details.length} letters ${details.direction} from ${details.cell} are no word of the puzzle.`
    case 'not-a-run':
      return `${where} runs into other letters.`
    case 'grid-differs':
      return `Row ${details.row} of the grid is “${details.given}”; by its words it should be “${details.wanted}”.`
    default:
      return undefined
  }
}
