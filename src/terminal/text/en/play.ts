import { groupDigits } from '#kernel/group-digits.ts'
import { type Person, subject } from '#kernel/text.ts'

/** The sentences of the play screen. */
export const playText = {
  thinking: (person: Person | undefined) => `${subject(person)} is thinking…`,
  lookedAt: (count: number, of: number | undefined) =>
    of === undefined
      ? `${groupDigits(count)} positions`
      : `${groupDigits(count)} of ${groupDigits(of)} positions`,
  trouble: (message: string) => `The computer couldn’t move: ${message} Press Enter to try again.`,
  sending: (move: string) => `Sending ${move}…`,
  away: 'away',
  lost: 'Connection lost. Reconnecting…',
  watching: 'You’re watching this game.',
  reviewSoon: 'The record of the game is still loading. Try again in a moment.',
  hintUnfair: 'There are no hints against another person.',
  hinting: 'Thinking…',
  noHint: 'There’s no hint here.',
  more: 'Press ! again for more.',
  confirm: (question: string) => `${question} Enter for yes, Esc for no.`,
  notNow: (label: string) => `${label}: not possible right now.`,
  aid: (label: string, isOn: boolean) => `${label}: ${isOn ? 'on' : 'off'}.`,
  noForm: (label: string) => `${label}: this puzzle can’t be written in that format.`,
  paused: 'Paused. The board is hidden and the timer is stopped.',
  goOn: 'Press ; or Enter to resume.',
  time: (isShown: boolean) => (isShown ? 'Timer shown.' : 'Timer hidden. It’s still running.'),
  took: (time: string, facts?: string) => (facts ? `Time: ${time}. ${asSentence(facts)}` : `Time: ${time}.`),
  share: 'Share the result',
  resignAsk: 'Resign this game? Enter to resign, Esc to play on.',
  kept: (path: string | undefined) =>
    path
      ? `Saved automatically in ${path}. quincunx open resumes that file, here or elsewhere.`
      : 'Games are saved automatically; you can resume from the menu.',
  savedAs: (id: string) => `Saved as ${id}. To continue: quincunx open last`,
  savedApart: (id: string) =>
    `This game was continued in another window too. Yours is now saved separately, as ${id}.`,
  notKept: (message: string) => `This game couldn’t be saved: ${message}`,
  entry: {
    empty: (effect: string) => `Enter ${effect}; or type another move`,
    effect: (move: string) => `plays ${move}`,
    idle: (cell: string) => `${asSentence(cell)} Choose another cell, or type one`,
    plays: 'Enter to play, Esc to clear',
    commands: 'Enter to run, Esc to clear',
  },
  curtain: (person: Person | undefined) =>
    `${subject(person)}, it’s your turn. Press Enter when nobody else is looking.`,
  newSecret: (mover: Person | undefined, next: Person | undefined, key: string) =>
    `${subject(mover)}, this is what you have now. Press ${key} to hide it, then pass the screen to ${subject(next)}.`,
} as const

/** A game under review. */
export const reviewText = {
  title: 'Review',
  working: 'Analysing the game…',
  failed: (message: string) => `The review failed: ${message}`,
  opening: 'Start of the game.',
  ply: (at: number, of: number) => `Move ${at} of ${of}`,
  expected: (name: string, chance: number, lead: number) =>
    `${name}: ${Math.round(100 * chance)}% to win (estimate), ${
      lead === 0 ? 'scores level' : `${lead > 0 ? 'ahead' : 'behind'} by ${Math.abs(lead)}`
    }`,
  winning: (sign: string, name: string) =>
    `Winning now: ${sign ? `${sign}, ` : ''}${name === 'You' ? 'you' : name}`,
  legends: {
    wins: '= kept the win   ? gave it away   - already lost   ~ too open to judge',
    scored: '= best   - there was better   ? there was much better',
    solution: '= right   ? wrong',
  },
  better: {
    wins: 'The cells marked * would have kept the win.',
    scored: 'The best move used the cells marked *.',
    solution: 'The cells marked * differ from the solution.',
  },
  ofPlayer: (name: string, said: string) => `${capitalize(name)}: ${said}`,
  marks: { good: '!', dubious: '?!', blunder: '??' },
  played: 'as played:',
  variation: (at: number, of: number) => `Variation, move ${at} of ${of}`,
  branch: (index: number, count: number) => `Branch ${index} of ${count}`,
  tryMove: (example: string) => `Type a move: ${example}`,
  tryHint: 'Enter to try the move, Esc to cancel',
  comment: 'Comment',
  commentHint: 'Enter to save, Esc to cancel',
  unfinished: 'Moves can be tried once the game is over.',
  over: 'The game is over in this position.',
  noMark: 'Marks belong to moves. Go to a move first.',
  alreadyMain: 'This is the main line already.',
  promoted: 'This is the main line now. The game as played stays as it was.',
  onlyVariation: 'Only moves you have tried yourself can be deleted.',
  removed: (how: string) => `Deleted. ${how}`,
  restoreByKey: 'Press u to undo that.',
  restoreByWord: 'Type undo to put it back.',
  nothingToRestore: 'Nothing was deleted.',
  restored: 'The variation is back.',
  damaged: 'The variations of this game are damaged and were left out.',
  unsaved: (message: string) => `The analysis couldn’t be saved: ${message}`,
  notSaved: 'The analysis of this game lasts until you leave: the game isn’t one of your saved games.',
  keys: 'Keys of the review',
  playOn: {
    title: 'Play from here',
    intro: 'A new game begins in this position. It is saved by itself and doesn’t count in your statistics.',
    imported: 'A game of another program can’t be played on: what it would draw next isn’t known.',
    opponent: 'Against',
    person: 'Another person at this screen',
    side: 'You play',
    sides: { mover: 'The player to move', other: 'The other player' },
    begin: 'play',
  },
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
  title: 'Look up a word',
  word: 'Word',
  submit: 'look up',
  help: 'To look up a word, type define and the word: define corn.',
  nameOne: 'Add the word to look up: define corn.',
  none: (word: string) =>
    `There’s no definition of ${word} here. It may still be a valid word: not every word in the games has a definition.`,
  formOf: (base: string) => `A form of ${base}.`,
} as const

/** A phrase as a sentence. */
export function asSentence(text: string): string {
  return `${capitalize(text)}.`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
