import { groupDigits } from '#kernel/group-digits.ts'
import { type Person, subject } from '#kernel/text.ts'

/** The sentences of the play screen. */
export const playText = {
  thinking: (person: Person | undefined) => `${subject(person)} is thinking…`,
  lookedAt: (count: number, of: number | undefined) =>
    of === undefined
      ? `${groupDigits(count)} positions`
      : `${groupDigits(count)} of ${groupDigits(of)} positions`,
  trouble: (message: string) => `The computer could not move: ${message} Enter asks it again.`,
  sending: (move: string) => `${move} is on its way…`,
  away: 'away',
  lost: 'Connection lost, trying again.',
  watching: 'You watch this game.',
  reviewSoon: 'The record of the game is on its way. Try again in a moment.',
  hintUnfair: 'Against another person there are no hints.',
  hinting: 'Looking for a hint…',
  noHint: 'There is no hint here.',
  more: '! again says more.',
  confirm: (question: string) => `${question} Enter does it, Esc plays on.`,
  notNow: (label: string) => `${label}: that cannot be done now.`,
  aid: (label: string, isOn: boolean) => `${label}: ${isOn ? 'on' : 'off'}.`,
  noForm: (label: string) => `${label}: this puzzle cannot be written so.`,
  paused: 'Paused. The board is hidden and the time stands still.',
  goOn: '; or Enter goes on.',
  time: (isShown: boolean) => (isShown ? 'The time is shown.' : 'The time is hidden; it is still counted.'),
  took: (time: string, facts?: string) => (facts ? `Time: ${time}. ${asSentence(facts)}` : `Time: ${time}.`),
  share: 'Share the result',
  resignAsk: 'Resign this game? Enter resigns, Esc plays on.',
  kept: (path: string | undefined) =>
    path
      ? `Kept by itself in ${path}. quincunx open plays that file on, here or elsewhere.`
      : 'Every move is kept by itself; the menu brings the game back.',
  savedAs: (id: string) => `Saved as ${id}. To continue: quincunx open last`,
  savedApart: (id: string) =>
    `This game was continued in another window too. Yours is now saved separately, as ${id}.`,
  notKept: (message: string) => `This game could not be kept: ${message}`,
  entry: {
    empty: (move: string) => `Enter plays ${move}, or type another move like it`,
    idle: (cell: string) => `${asSentence(cell)} Go to another cell, or type one`,
    plays: 'Enter plays it, Esc clears it',
    commands: 'Enter does it, Esc clears it',
  },
  curtain: (person: Person | undefined) =>
    `${subject(person)}, it is your turn, and it is secret. Enter when only you are looking.`,
} as const

/** A game under review. */
export const reviewText = {
  title: 'Review',
  working: 'Looking at every move…',
  failed: (message: string) => `The review could not be made: ${message}`,
  opening: 'The start.',
  ply: (at: number, of: number) => `Move ${at} of ${of}`,
  winning: (sign: string, name: string) => `Winning now: ${sign ? `${sign}, ` : ''}${name}`,
  legends: {
    wins: '= kept the win   ? gave it away   - already lost   ~ too open to judge',
    scored: '= best   - there was better   ? there was much better',
    solution: '= as in the solution   ? differs',
  },
  better: {
    wins: 'The cells marked * would have kept the win.',
    scored: 'The best move used the cells marked *.',
    solution: 'The cells marked * differ from the solution.',
  },
  ofPlayer: (name: string, said: string) => `${capitalize(name)}: ${said}`,
} as const

/** The symbols of the verdicts; a bad move has the question mark that chess players know. */
export const verdictSymbols = {
  kept: '=',
  threw: '?',
  lost: '-',
  best: '=',
  fair: '-',
  poor: '?',
  unknown: '~',
} as const

/** The sentences about definitions. */
export const defineText = {
  title: 'What a word means',
  word: 'Word',
  deed: 'look it up',
  help: 'define corn, say, tells what a word means.',
  nameOne: 'Say which word, as in define corn.',
  none: (word: string) =>
    `There is no definition of ${word} here. It may still be a good word: dictionaries of meanings know fewer words than games do.`,
  formOf: (base: string) => `A form of ${base}.`,
} as const

/** A phrase as a sentence. */
export function asSentence(text: string): string {
  return `${capitalize(text)}.`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
