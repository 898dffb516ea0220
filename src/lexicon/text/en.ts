import { groupDigits } from '#kernel/group-digits.ts'
import { type RefusalText, type Rejection, refusalSentence } from '#kernel/result.ts'
import type { BadLineRefusals, LexiconRefusals, WordListRefusals } from '../refusals.ts'
import { showControlCharacters } from '../visible-text.ts'
import { type BadLine, type LeftOutLines, readBadLines } from '../word-list.ts'

/** The sentence for a refusal of words, letters, a pattern or a dictionary. */
export function lexiconSentence(rejection: Rejection<LexiconRefusals>): string {
  return showControlCharacters(refusalSentence(rejection, lexiconRefusalText))
}

/** How many lines of a list were left out, with the first of them; empty if there were none. */
export function leftOutSentence({ count, first, foreign }: LeftOutLines): string {
  if (count === 0) return ''
  const sentence =
    count === 1
      ? 'One line isn’t a word and was left out.'
      : `${groupDigits(count)} lines aren’t words and were left out.`
  return showControlCharacters(withLines(sentence, { count, lines: first, foreign: foreign > 0 }))
}

const badLineText: RefusalText<BadLineRefusals> = {
  'unknown-letter': ({ sign }) => `${sign === ' ' ? 'a space' : `“${sign}”`} is not one of the letters`,
  'too-short': ({ shortest }) => `a word needs at least ${shortest} letters`,
}

export const lexiconRefusalText: RefusalText<LexiconRefusals> = {
  'no-letters': () =>
    'There are no letters. Put one on each line, with its points and amount, such as: A 1 16.',
  'too-many-letters': ({ count, most }) => `${count} letters are too many: an alphabet has ${most} at most.`,
  'not-a-letter': ({ letter, line }) =>
    inLine(
      line,
      `“${letter}” can’t be a letter. Use one character, or up to four for one letter, without digits or punctuation.`,
    ),
  'letter-twice': ({ letter, line }) =>
    inLine(
      line,
      `The letter ${letter} is listed twice. Capitals and small letters count as the same letter.`,
    ),
  'not-three-parts': ({ text, line }) =>
    inLine(line, `“${text}” isn’t a letter with its points and amount, such as: A 1 16.`),
  'bad-points': ({ text, most, line }) =>
    inLine(line, `The points (“${text}”) must be a whole number from 0 to ${most}.`),
  'bad-amount': ({ text, most, line }) =>
    inLine(line, `The amount (“${text}”) must be a whole number from 0 to ${most}.`),
  'unknown-letter': badLineText['unknown-letter'],
  'bad-lines': details =>
    withBadLines(
      details.count === 1
        ? 'One line isn’t a word, so nothing was imported.'
        : `${groupDigits(details.count)} lines aren’t words, so nothing was imported.`,
      details,
    ),
  'no-words': details =>
    details.count === 0
      ? 'The list is empty. Put one word on each line.'
      : withBadLines('There are no words in this list. Put one word on each line.', details),
  'pattern-sign': ({ sign }) => `A pattern has letters and dots, such as TR...; “${sign}” is neither.`,
  'pattern-length': ({ length, shortest, longest }) =>
    `A pattern needs ${shortest} to ${longest} letters; this one has ${length}.`,
  'not-a-lexicon': () =>
    'This isn’t a lexicon file. Make one from a list of words with quincunx lexicon build.',
  'lexicon-version': ({ version, known }) =>
    `This lexicon file has version ${version}, but only version ${known} can be read. Build it again from its words.`,
  'not-utf8': () => 'This file isn’t UTF-8 text. Save it as UTF-8 in your editor, then choose it again.',
  'no-such-file': ({ file }) => `Can’t read “${file}”: there is no such file.`,
  'other-words': ({ size, found, hash }) =>
    `These aren’t the right words: this file has ${groupDigits(size)}, with the hash ${found}. The game needs the file with the hash ${hash}.`,
  'lexicon-damaged': () => 'This lexicon file is damaged. Build it again from its words.',
}

const LETTERS_FIRST =
  'The words were read with the letters A to Z. For other letters, choose your own letters as well.'

function inLine(line: number | undefined, sentence: string): string {
  return line === undefined ? sentence : `Line ${line}: ${sentence}`
}

function withBadLines(sentence: string, details: WordListRefusals['bad-lines']): string {
  const { count, foreign = false } = details
  return withLines(sentence, { count, lines: readBadLines(details), foreign })
}

interface ListedLines {
  readonly count: number
  readonly lines: readonly BadLine[]
  readonly foreign: boolean
}

function withLines(sentence: string, { count, lines, foreign }: ListedLines): string {
  const others = count - lines.length
  return [
    sentence,
    ...lines.map(badLine),
    ...(others > 0 ? [`And ${groupDigits(others)} more.`] : []),
    ...(foreign ? [LETTERS_FIRST] : []),
  ].join('\n')
}

function badLine({ line, text, why }: BadLine): string {
  const start = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return `Line ${line}, “${start}”: ${refusalSentence(why, badLineText)}.`
}
