import type { Rejection } from '#kernel/result.ts'
import { words } from './words.ts'

type Details = Readonly<Record<string, string | number | boolean>>

const GCG_RULES = 'Scribble has no blanks, no premium squares and no points for letters in hand'

const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'sign-unknown': ({ sign }) =>
    `“${sign}” is no letter of this game. Write letters of several signs in brackets, and a dot for an empty cell.`,
  'bracket-open': ({ text }) =>
    `A bracket is missing at “${text}”. Letters of several signs stand in brackets: [CH].`,
  'row-length': ({ length, side }) => `A row has ${side} cells; this one has ${length}.`,
  'board-rows': ({ count, side }) => `A board has ${side} rows; this one has ${count}.`,
  'bag-too-full': ({ count, most }) => `A bag holds ${most} letters at most; this one has ${count}.`,
  'position-bags': () =>
    'After the board come both bags, such as FYOVGNA/ACKTHPS; write ? for one that is not known.',
  'position-scores': () => 'After the bags come both scores, such as 18/11.',
  'position-round': () => 'After the scores comes the round, such as round 4.',
  'position-passes': () => 'After the round come the passes in a row, such as passes 0.',
  'position-side-runs': () => 'A position ends with the rule for side runs: loose or strict.',
  'position-missing': () =>
    'Say which position: --position LINE, or --board FILE with the letters in --bag LETTERS.',
  'position-or-board': () => '--position and --board do not go together: give one of them.',
  'bag-missing': () => 'Say which letters are held: --bag LETTERS.',
  'bag-unread': ({ sign }) => `“${sign}” in --bag is no letter of this game.`,
  'pattern-missing': () =>
    'Say which pattern to look for, a dot for any letter: quincunx scribble query TR...',
  'record-missing': () =>
    'Say which game: name a file that was saved or exported, or a GCG file, or - for standard input.',
  'output-missing': () => 'Name the file to write, such as values.txt.',
  'levels-unknown': ({ levels }) =>
    `Name two levels with a comma between them, from ${levels}: --levels expert,club.`,
  'not-values': ({ wanted }) =>
    `This is no file of letter values: its first line is not “${wanted}”. quincunx scribble learn writes one.`,
  'values-broken': () =>
    'This file of letter values is not whole. Write it anew with quincunx scribble learn.',
  'values-for-other-letters': ({ letter }) =>
    `These values were learned without the letter ${letter}, which the reservoir has. Learn them with this reservoir.`,
  'gcg-players': () => 'A GCG file names its players in lines #player1 and #player2; this one does not.',
  'gcg-same-nick': ({ nick }) => `Both players are called ${nick}. Give them different short names.`,
  'gcg-no-turns': () => 'There is no turn in this file. Turns are lines such as >Ann: CORNFYO 7F CORN +6 6.',
  'gcg-unreadable': ({ text }) => `“${text}” is no turn. Turns are such as >Ann: CORNFYO 7F CORN +6 6.`,
  'gcg-place': ({ place }) => `“${place}” is no place. Across from f7 is 7F, down from there F7.`,
  'gcg-blank-held': () =>
    `There is a blank (?) among the letters. ${GCG_RULES}, so this game cannot be taken in.`,
  'gcg-blank-played': ({ letter }) =>
    `The small “${letter}” stands for a blank. ${GCG_RULES}, so this game cannot be taken in.`,
  'gcg-unknown-exchange': () =>
    'This exchange tells how many letters went, but not which. Write the letters, such as -QW.',
  'gcg-withdrawn': () =>
    'A word was taken back here. In Scribble words are looked up as they are laid, so this game cannot be taken in.',
  'gcg-challenge': () => 'Scribble knows no challenges, so this game cannot be taken in.',
  'gcg-time': () => 'Scribble takes no points for time, so this game cannot be taken in.',
  'gcg-rack-points': () =>
    `These are points for letters in hand. ${GCG_RULES}, so this game cannot be taken in.`,
  'gcg-turn': ({ nick, expected }) => `It is ${expected}’s turn here, not ${nick}’s. Turns alternate.`,
  'gcg-rack': ({ count, size }) =>
    `A bag holds ${size} letters before every turn; this one has ${count}. Write all of them.`,
  'gcg-letters-gone': ({ letters }) =>
    `The letters ${letters} were kept in the turn before, but not all of them are here.`,
  'gcg-letter-lacking': ({ letter }) =>
    `The reservoir has no ${letter} left to be drawn. Name the one that was played with: quincunx scribble analyse --reservoir FILE.`,
  'gcg-after-the-end': () => 'The game is over before this turn.',
  'gcg-points': ({ told, points }) =>
    `This turn is said to bring ${told} points, but by the rules of Scribble it brings ${points}. ${GCG_RULES}.`,
  'gcg-total': ({ told, total }) => `The total is said to be ${told}, but it is ${total}.`,
}

/** What is wrong with a position, a file or what a tool is told, with the line where there is one. */
export function formatRejection(rejection: Rejection): string | undefined {
  const { code, details = {} } = rejection
  const own = Object.hasOwn(SENTENCES, code) ? SENTENCES[code]!(details) : undefined
  const sentence = own ?? words.rejection(rejection)
  if (sentence === undefined || sentence.startsWith('Line ')) return sentence
  if (details.line !== undefined) return `Line ${details.line}: ${sentence}`
  return details.row === undefined ? sentence : `Row ${details.row}: ${sentence}`
}
