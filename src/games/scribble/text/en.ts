import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import { type GameText, type HelpSection, type Person, subject, subjectWithVerb } from '#kernel/text.ts'
import { letterAt } from '../rules/board.ts'
import type { Placed, ScribbleTypes, View } from '../rules/types.ts'
import { noteLines, noteSentence, sumWords } from './en-notes.ts'
import { refusalText } from './en-refusals.ts'

const HELP: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Lay letters from your bag in one row or column so that they form a word. The first may lie anywhere; every later one touches a letter that is there. Letters on the board may be part of your word.',
      'Your word scores the points of its letters, and so does every other word that your letters form with their neighbours. Then your bag is filled up to seven.',
      'Instead of a word you may exchange any of your letters, or pass.',
      'The game ends when the reservoir is empty, or after four passes in a row. Who has more points wins; letters in hand do not count.',
    ],
  },
  {
    heading: 'The dictionary',
    paragraphs: [
      'Three times a turn you may ask for words of a pattern. A letter stands for itself and a dot for any one letter: TR... finds TRACK and TRAIN.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'The first cell, across or down, and the word as it will stand: h6 down TRACK. Letters that are on the board already may be written as dots: h6 down T.ACK.',
      'exchange QW gives two letters back; pass passes; query TR... asks the dictionary, and query TR... 2 turns to the second page.',
    ],
  },
]

export const text: GameText<ScribbleTypes> = {
  options: {
    sideRuns: {
      label: 'Side runs',
      help: 'What stands beside your word may happen to be no word. Loose: it scores nothing. Strict: it is refused.',
      choices: { loose: 'Loose: they score if they are words', strict: 'Strict: they must be words' },
    },
    reservoir: {
      label: 'Reservoir',
      choices: { full: '196 letters', half: '98 letters, a short game', own: 'Your own file' },
    },
    ownReservoir: {
      label: 'Your own reservoir',
      help: 'One letter a line with its points and how many there are, such as: A 1 16.',
    },
    dictionary: {
      label: 'Dictionary',
      help: 'Which words count. One of your own is a file with one word a line, made of the reservoir’s letters.',
    },
    bags: {
      label: 'Bags',
      help: 'Open: everyone sees both bags and what the dictionary answers.',
      choices: { hidden: 'Hidden from the other', open: 'Open' },
    },
    clock: { label: 'Seconds a turn', help: '0 for as long as you like. When the time is over you pass.' },
  },
  levels: {
    novice: { label: 'Novice', help: 'Knows everyday words, mostly short ones, and overlooks a lot.' },
    casual: { label: 'Casual', help: 'Knows what most people know, and sees much of the board.' },
    club: {
      label: 'Club',
      help: 'Knows all but the rarest words, and thinks of the letters to keep.',
    },
    expert: { label: 'Expert', help: 'Knows every word, keeps good letters, and times the end.' },
    master: { label: 'Master', help: 'Tries each turn against the letters you may hold, up to the end.' },
  },
  moveExample: 'h8 across CORNY, query TR..., exchange QW or pass',
  help: () => HELP,
  refusals: refusalText,
  event(event, people) {
    switch (event.kind) {
      case 'began': {
        const rule =
          event.sideRuns === 'strict' ? 'Side runs must be words.' : 'Side runs score if they are words.'
        const bags = event.bags ? ` Bags: ${event.bags.map(bagWords).join('; ')}.` : ''
        return `${event.letters} letters. ${rule} ${subjectWithVerb(people[0], 'begin')}.${bags}`
      }
      case 'placed':
        return placedWords(event, people[event.seat])
      case 'exchanged': {
        const count = event.count === 1 ? 'one letter' : `${event.count} letters`
        const which = event.letters ? `: ${event.letters.join(' ')}` : ''
        return `${subjectWithVerb(people[event.seat], 'exchange')} ${count}${which}.`
      }
      case 'passed':
        return event.inRow > 1
          ? `${subjectWithVerb(people[event.seat], 'pass', 'passes')}: ${event.inRow} passes in a row.`
          : `${subjectWithVerb(people[event.seat], 'pass', 'passes')}.`
      case 'asked': {
        const { answer } = event
        const what = answer ? ` ${answer.pattern}: ${found(answer.words, answer.total)}` : ''
        return `${subjectWithVerb(people[event.seat], 'ask')} the dictionary${what} (${event.left} left).`
      }
      case 'ended':
        return `Left in the bags: ${event.bags.map(bagWords).join('; ')}.`
    }
  },
  status(view, people) {
    if (view.toMove === null) return 'The game is over.'
    const person = people[view.toMove]
    const round = `Round ${view.round}`
    return person?.you
      ? `${round}: your turn. Place a word, exchange letters or pass.`
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

function found(some: readonly string[], total: number): string {
  if (total === 0) return 'no word'
  return total > some.length ? `${some.join(' ')} and ${total - some.length} more` : some.join(' ')
}

function bagWords(bag: readonly string[]): string {
  return bag.length > 0 ? bag.join(' ') : 'empty'
}
