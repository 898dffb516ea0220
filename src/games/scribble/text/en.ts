import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import { type GameText, type HelpSection, type Person, subject, subjectWithVerb } from '#kernel/text.ts'
import { letterAt } from '../rules/board.ts'
import type { Passed, Placed, ScribbleTypes, View } from '../rules/types.ts'
import { noteLines, noteSentence, sumWords } from './en-notes.ts'
import { refusalText } from './en-refusals.ts'

const HELP: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Place tiles in one row or column to form a word. The first word can go anywhere; every later word must touch a tile on the board, and can use tiles that are already there.',
      'Your word scores the points of its letters, and so does every other word that your tiles form with their neighbours. Then you draw new tiles until you hold seven.',
      'Instead of placing a word you can exchange any of your tiles, or pass.',
      'The game ends when the reservoir is empty, or after four passes in a row. The player with more points wins. Tiles you still hold don’t count.',
    ],
  },
  {
    heading: 'Side runs',
    paragraphs: [
      'Tiles next to your word can form other runs of letters with it. If side runs are loose, a run scores if it’s a word and is ignored if it isn’t. If they’re strict, every run must be a word.',
      'For example, NAVY placed right below CORN may also form ON and NV. Loose: ON scores, and NV is ignored. Strict: NV isn’t a word, so the play is refused.',
    ],
  },
  {
    heading: 'The dictionary',
    paragraphs: [
      'You have three lookups per turn. A letter stands for itself, and a dot or a question mark for any letter: `TR...` finds TRACK and TRAIN.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'Type the first cell, across or down, and the word as it will read: `h6 down TRACK`. You can write dots for tiles that are already there: `h6 down T.ACK`. Standard coordinates work too: `6H TRACK` goes across, `H6 TRACK` goes down.',
      '`exchange QW` exchanges two tiles, and `pass` passes. `query TR...` looks up words, and `query TR... 2` shows the second page.',
    ],
  },
]

export const text: GameText<ScribbleTypes> = {
  options: {
    sideRuns: {
      label: 'Side runs',
      help: 'Your tiles may also form other runs of letters next to your word. Loose: only real words score. Strict: every run must be a word.',
      choices: { loose: 'Loose: side words are optional', strict: 'Strict: every run must be a word' },
    },
    reservoir: {
      label: 'Letters',
      choices: { full: '196 letters', half: '98 letters (short game)', own: 'Your own file' },
    },
    ownReservoir: {
      label: 'Your own letters',
      help: 'One letter per line, with its points and how many there are, such as: A 1 16.',
    },
    dictionary: {
      label: 'Dictionary',
      help: 'The words that count. Your own dictionary is a file with one word per line, made of the letters you play with.',
    },
    bags: {
      label: 'Tiles',
      help: 'Visible: both players see all tiles and lookups.',
      choices: { hidden: 'Hidden', open: 'Visible to both' },
    },
    clock: {
      label: 'Seconds per turn',
      help: '0 for no limit. If you run out of time, you lose your turn.',
    },
  },
  levels: {
    novice: { label: 'Novice', help: 'Knows everyday words, mostly short ones, and overlooks a lot.' },
    learner: { label: 'Learner', help: 'Knows everyday words, and finds a four-letter word now and then.' },
    dabbler: {
      label: 'Dabbler',
      help: 'Plays short, common words in the part of the board it’s looking at.',
    },
    improver: { label: 'Improver', help: 'Often finds four letters, and starts to look for good scores.' },
    weekend: { label: 'Weekend', help: 'Finds common words of up to five letters, but misses many places.' },
    hobbyist: { label: 'Hobbyist', help: 'Knows more words, and sees about half of what’s possible.' },
    sociable: { label: 'Sociable', help: 'Plays solid five-letter words, and misses most long ones.' },
    casual: { label: 'Casual', help: 'Knows the words most people know, and sees much of the board.' },
    regular: { label: 'Regular', help: 'Sees most short words, and some longer ones.' },
    keen: { label: 'Keen', help: 'Looks at nearly the whole board, and finds many six-letter words.' },
    practised: { label: 'Practised', help: 'Rarely misses a good place, and compares a lot of plays.' },
    skilled: { label: 'Skilled', help: 'Thinks about which tiles to keep, not just about points.' },
    seasoned: { label: 'Seasoned', help: 'Knows less common words too, and hardly misses anything.' },
    club: { label: 'Club', help: 'Knows all but the rarest words, and keeps good tiles.' },
    county: { label: 'County', help: 'Knows some rare words as well, but misses some side words.' },
    tournament: { label: 'Tournament', help: 'Knows one in five of the rarest words, and misses little.' },
    expert: { label: 'Expert', help: 'Knows every word, keeps good tiles and times the end of the game.' },
    master: { label: 'Master', help: 'Tries out each turn against the tiles you may hold.' },
  },
  personalBests: { turn: 'Best turn', word: 'Best word' },
  moveExample: 'h8 across CORNY, query TR..., exchange QW or pass',
  help: () => HELP,
  refusals: refusalText,
  event(event, people) {
    switch (event.kind) {
      case 'began': {
        const rule = event.sideRuns === 'strict' ? 'Side runs must be words.' : 'Side runs are loose.'
        const bags = event.bags ? ` Tiles: ${event.bags.map(bagWords).join('; ')}.` : ''
        return `${event.letters} letters. ${rule} ${subjectWithVerb(people[0], 'go', 'goes')} first.${bags}`
      }
      case 'placed':
        return placedWords(event, people[event.seat])
      case 'exchanged': {
        const count = event.count === 1 ? 'one tile' : `${event.count} tiles`
        const which = event.letters ? `: ${event.letters.join(' ')}` : ''
        return `${subjectWithVerb(people[event.seat], 'exchange')} ${count}${which}.`
      }
      case 'passed':
        return passedWords(event, people[event.seat])
      case 'asked': {
        const { answer } = event
        return answer
          ? `${subjectWithVerb(people[event.seat], 'look')} up ${answer.pattern}: ${found(answer.words, answer.total)} (${event.left} left).`
          : `${subjectWithVerb(people[event.seat], 'use')} a lookup (${event.left} left).`
      }
      case 'ended':
        return `Tiles left: ${event.bags.map(bagWords).join('; ')}.`
    }
  },
  status(view, people) {
    if (view.toMove === null) return 'The game is over.'
    const person = people[view.toMove]
    const round = `Round ${view.round}`
    return person?.you
      ? `${round}: your turn. Place a word, exchange tiles or pass.`
      : `${round}: ${subject(person)} to play.`
  },
  outcome(outcome) {
    const scores = outcome.scores?.join(' to ') ?? ''
    return outcome.reason === 'four-passes'
      ? `Four passes in a row: ${scores}.`
      : `The reservoir is empty: ${scores}.`
  },
  tally: ({ left, scores }) => `${left} letters left, ${scores.join(' to ')}`,
  describeFacts({ rounds, first, second }, seat = 0) {
    if (rounds === undefined) return ''
    const [own, other] = seat === 0 ? [first, second] : [second, first]
    return `${own} to ${other} in ${rounds} round${rounds === 1 ? '' : 's'}`
  },
  cell: (view, cell) => `${letterAt(view.board, cell) ?? 'empty'}, ${writeCell(cell)}`,
  exercises: {
    'best-play': {
      name: 'Find the best play',
      explanation:
        'A position from a real game with one play that is worth the most: its points and the tiles you keep. A weaker play earns part of the credit.',
      goal: ({ plays, isLimited }) =>
        `Find the best play${isLimited ? ' with words that people know' : ''}: points and the tiles you keep count. There are ${plays} plays.`,
    },
  },
  note: noteSentence,
  noteLines,
}

export const commandText = {
  pass: 'pass',
  confirmLastPass: 'The fourth pass ends the game. Pass?',
}

/** A player's score, as a sum where the last turn was that player's word. */
export function scoreWords({ last, scores }: Pick<View, 'last' | 'scores'>, seat: Seat): string {
  return last?.kind === 'placed' && last.seat === seat ? sumWords(last) : String(scores[seat])
}

function placedWords(placed: Placed, person: Person | undefined): string {
  const [main, ...others] = placed.words.map(({ word }) => word)
  const also = others.length > 0 ? `, with ${others.join(', ')}` : ''
  const cell = writeCell(placed.words[0]!.cells[0]!)
  return `${subjectWithVerb(person, 'play')} ${main} at ${cell} ${placed.direction}${also}: ${sumWords(placed)}.`
}

function passedWords({ onTime, inRow }: Passed, person: Person | undefined): string {
  const what = onTime
    ? `${subject(person)} ran out of time and lost ${person?.you ? 'your' : 'the'} turn`
    : subjectWithVerb(person, 'pass', 'passes')
  return inRow > 1 ? `${what}: ${inRow} passes in a row.` : `${what}.`
}

function found(some: readonly string[], total: number): string {
  if (total === 0) return 'no words'
  return total > some.length ? `${some.join(' ')} and ${total - some.length} more` : some.join(' ')
}

function bagWords(bag: readonly string[]): string {
  return bag.length > 0 ? bag.join(' ') : 'none'
}
