import { type RefusalText, type Rejection, refusalSentence } from '#kernel/result.ts'
import type { BadLineRefusals, LexiconRefusals, WordListRefusals } from '../refusals.ts'
import { type BadLine, readBadLines } from '../word-list.ts'

/** The sentence for a refusal of words, letters, a pattern or a dictionary. */
export function lexiconSentence(rejection: Rejection<LexiconRefusals>): string {
  return refusalSentence(rejection, lexiconRefusalText)
}

const badLineText: RefusalText<BadLineRefusals> = {
  'unknown-letter': ({ sign }) => `${sign === ' ' ? 'a space' : sign} is no letter of the alphabet`,
  'too-short': ({ shortest }) => `a word has ${shortest} letters or more`,
}

export const lexiconRefusalText: RefusalText<LexiconRefusals> = {
  'no-letters': () => 'There are no letters. Write one a line: the letter, its points, how many there are.',
  'too-many-letters': ({ count, most }) => `${count} letters are too many: an alphabet has ${most} at most.`,
  'not-a-letter': ({ letter, line }) =>
    inLine(
      line,
      `“${letter}” cannot be a letter. Take one sign, or up to four that make one letter, without digits and punctuation.`,
    ),
  'letter-twice': ({ letter, line }) =>
    inLine(line, `The letter ${letter} is there already; capital and small are one letter.`),
  'not-three-parts': ({ text, line }) =>
    inLine(line, `“${text}” is not a letter, its points and its amount, such as: A 1 16.`),
  'bad-points': ({ text, most, line }) =>
    inLine(line, `The points “${text}” are no whole number from 0 to ${most}.`),
  'bad-amount': ({ text, most, line }) =>
    inLine(line, `The amount “${text}” is no whole number from 0 to ${most}.`),
  'unknown-letter': badLineText['unknown-letter'],
  'bad-lines': details =>
    withBadLines(
      details.count === 1
        ? 'One line is no word, so nothing was made.'
        : `${details.count} lines are no words, so nothing was made.`,
      details,
    ),
  'no-words': details => withBadLines('There is no word in it. Write one word a line.', details),
  'pattern-sign': ({ sign }) => `A pattern has letters and dots, such as TR...; “${sign}” is neither.`,
  'pattern-length': ({ length, shortest, longest }) =>
    `A pattern stands for ${shortest} to ${longest} letters; this one has ${length}.`,
  'not-a-lexicon': () => 'This is no lexicon file. quincunx lexicon build makes one from a list of words.',
  'lexicon-version': ({ version, known }) =>
    `This lexicon file is of version ${version}, and only version ${known} is understood. Make it again from its words.`,
  'not-utf8': () => 'This is no text in UTF-8. Save the list as UTF-8 with your editor, and choose it again.',
  'no-such-file': ({ file }) => `There is no file ${file} that can be read.`,
  'other-words': ({ size, found, hash }) =>
    `These are other words (${size}, known by the hash ${found}). Take the very file whose hash is ${hash}.`,
  'lexicon-damaged': () => 'This lexicon file is damaged. Make it again from its words.',
}

const LETTERS_FIRST =
  'Its letters were taken to be A to Z. For other letters choose your own reservoir with it, which names them.'

function inLine(line: number | undefined, sentence: string): string {
  return line === undefined ? sentence : `Line ${line}: ${sentence}`
}

function withBadLines(sentence: string, details: WordListRefusals['bad-lines']): string {
  const lines = readBadLines(details)
  const others = details.count - lines.length
  return [
    sentence,
    ...lines.map(badLine),
    ...(others > 0 ? [`And ${others} more.`] : []),
    ...(details.foreign ? [LETTERS_FIRST] : []),
  ].join('\n')
}

function badLine({ line, text, why }: BadLine): string {
  const start = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return `Line ${line}, “${start}”: ${refusalSentence(why, badLineText)}.`
}
