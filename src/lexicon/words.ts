import type { Rejection } from '#kernel/result.ts'
import type { BadLine, ListRejection } from './word-list.ts'

type Sentence = (details: Readonly<Record<string, string | number | boolean>>) => string

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'no-letters': () => 'There are no letters. Write one a line: the letter, its points, how many there are.',
  'too-many-letters': ({ count, most }) => `${count} letters are too many: an alphabet has ${most} at most.`,
  'not-a-letter': ({ letter }) =>
    `“${letter}” cannot be a letter. Take one sign, or up to four that make one letter, without digits and punctuation.`,
  'letter-twice': ({ letter }) => `The letter ${letter} is there already; capital and small are one letter.`,
  'not-three-parts': ({ text }) => `“${text}” is not a letter, its points and its amount, such as: A 1 16.`,
  'bad-points': ({ text, most }) => `The points “${text}” are no whole number from 0 to ${most}.`,
  'bad-amount': ({ text, most }) => `The amount “${text}” is no whole number from 0 to ${most}.`,
  'unknown-letter': ({ sign }) => `${sign === ' ' ? 'a space' : sign} is no letter of the alphabet`,
  'too-short': ({ shortest }) => `a word has ${shortest} letters or more`,
  'bad-lines': ({ count }) =>
    count === 1
      ? 'One line is no word, so nothing was made.'
      : `${count} lines are no words, so nothing was made.`,
  'no-words': () => 'There is no word in it. Write one word a line.',
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

/** The message for a rejection of words, letters or a pattern. Undefined for codes of other modules. */
export function lexiconRejection(rejection: Rejection | ListRejection): string | undefined {
  const { code, details = {} } = rejection
  if (!Object.hasOwn(SENTENCES, code)) return undefined
  const sentence = SENTENCES[code]!(details)
  if ('lines' in rejection) return [sentence, ...badLines(rejection)].join('\n')
  return details.line === undefined ? sentence : `Line ${details.line}: ${sentence}`
}

function badLines({ lines, details }: ListRejection): string[] {
  const others = Number(details?.count ?? 0) - lines.length
  const reported = lines.map(line => `Line ${line.line}, “${shortened(line.text)}”: ${reason(line)}.`)
  return [
    ...reported,
    ...(others > 0 ? [`And ${others} more.`] : []),
    ...(details?.foreign ? [LETTERS_FIRST] : []),
  ]
}

function reason({ code, details = {} }: BadLine): string {
  return SENTENCES[code]!(details)
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
