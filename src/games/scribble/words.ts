import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import { type GameText, type Person, subject, subjectWithVerb } from '#kernel/text.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { letterAt } from './rules/board.ts'
import { PASSES_TO_END, type Placed, type ScribbleTypes, type View } from './rules/types.ts'

export const words: GameText<ScribbleTypes> = {
  title: 'Scribble',
  tagline: 'Cross words on a grid, from seven letters at a time.',
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
  loadHelp: async () => (await import('./help-words.ts')).help,
  rejection(rejection) {
    const { code, details = {} } = rejection
    if (details.said !== undefined) return String(details.said)
    switch (code) {
      case 'unreadable-move':
        return `“${details.text}” is no move. Type a cell, a direction and a word, such as h8 across CORNY; or exchange QW, pass, query TR...`
      case 'off-the-board':
        return `“${details.word}” from ${details.cell} does not fit on the ${details.side} by ${details.side} board. Begin elsewhere, or take a shorter word.`
      case 'unknown-letter-placed':
        return `“${details.sign}” is no letter of this game. Use the letters of your bag.`
      case 'gap':
        return `There is a gap: ${details.cell} is empty. Put a letter there, or move the others together.`
      case 'cell-taken':
        return `${details.cell} holds ${details.there} already, so ${details.wanted} cannot go there. Letters on the board stay.`
      case 'not-in-line':
        return 'These letters lie in no single row or column. Move them into one, or take some back.'
      case 'board-ends':
        return 'The board ends here. Choose the cell where the next letter goes.'
      case 'nothing-placed':
        return 'This puts no letter of yours on the board. Add at least one from your bag.'
      case 'not-touching':
        return 'These letters touch none on the board. Put them beside or through a word that is there.'
      case 'too-short':
        return 'The first word needs two letters or more. Put another one beside it.'
      case 'letter-missing':
        return missing(String(details.letter), Number(details.needed), Number(details.held))
      case 'not-a-word':
        return details.count === 1
          ? `${details.run} is not in the dictionary. Your letters are back in the bag: try another word.`
          : `None of these is in the dictionary: ${details.runs}. Your letters are back in the bag: try another word.`
      case 'side-run-not-a-word':
        return details.count === 1
          ? `It also makes ${details.run}, which is not in the dictionary, and side runs are strict here. Try another place.`
          : `It also makes ${details.runs}, which are not in the dictionary, and side runs are strict here. Try another place.`
      case 'nothing-exchanged':
        return `Name the letters to give back, from one to ${details.most}, such as exchange QW.`
      case 'no-queries-left':
        return `You have asked the dictionary ${details.most} times this turn. Ask again in your next turn.`
      case 'dictionary-not-here':
        return `The dictionary of this game (${details.dictionary}) is not here. Open its file first, or choose another.`
      case 'bags-open-online':
        return 'Online everybody sees only the own bag. Choose hidden bags.'
      case 'too-few-letters':
        return `A reservoir of ${details.count} letters is too small: both bags and one more make ${details.fewest}.`
      case 'letter-not-in-dictionary':
        return `The reservoir has the letter ${details.letter}, which no word of the dictionary can have. Choose the dictionary that belongs to it.`
      default:
        return lexiconRejection(rejection)
    }
  },
  event(event, people) {
    switch (event.kind) {
      case 'began': {
        const rule =
          event.sideRuns === 'strict' ? 'Side runs must be words.' : 'Side runs score if they are words.'
        const bags = event.bags ? ` Bags: ${event.bags.map(bagWords).join('; ')}.` : ''
        return `${event.letters} letters. ${rule} ${subjectWithVerb(people[0], 'begin')}.${bags}`
      }
      case 'placed':
        return `${placedWords(event, people[event.seat])}`
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
  describeFacts: ({ rounds, first, second }) =>
    rounds === undefined ? '' : `${first} to ${second} in ${rounds} round${rounds === 1 ? '' : 's'}`,
  cell: (view, cell) => `${letterAt(view.board, cell) ?? 'empty'}, ${writeCell(cell)}`,
  note: ({ text, code }) => text ?? code,
  commands: [
    {
      word: 'pass',
      key: '_',
      label: 'pass',
      move: view => (view.ended ? undefined : 'pass'),
      confirm: ({ passes }) =>
        passes === PASSES_TO_END - 1 ? 'The fourth pass ends the game. Pass?' : undefined,
    },
  ],
}

/** What a player has, as a sum where the last turn was that player's word. */
export function scoreWords({ last, scores }: Pick<View, 'last' | 'scores'>, seat: Seat): string {
  return last?.kind === 'placed' && last.seat === seat ? sumWords(last) : String(scores[seat])
}

/** A score as it is shown: 6 + 10 + 2 = 18. */
export function sumWords({
  before,
  words: formed,
  total,
}: Pick<Placed, 'before' | 'words' | 'total'>): string {
  return `${[before, ...formed.map(({ points }) => points)].join(' + ')} = ${total}`
}

function placedWords(placed: Placed, person: Person | undefined): string {
  const [main, ...others] = placed.words.map(({ word }) => word)
  const also = others.length > 0 ? `, with ${others.join(', ')}` : ''
  const cell = writeCell(placed.words[0]!.cells[0]!)
  return `${subjectWithVerb(person, 'play')} ${main} at ${cell} ${placed.direction}${also}: ${sumWords(placed)}.`
}

function missing(letter: string, needed: number, held: number): string {
  if (held === 0) return `You have no ${letter} in your bag. Use the letters you hold.`
  return `That needs ${needed} times ${letter}, and you hold ${held}. Use the letters you hold.`
}

function found(some: readonly string[], total: number): string {
  if (total === 0) return 'no word'
  return total > some.length ? `${some.join(' ')} and ${total - some.length} more` : some.join(' ')
}

function bagWords(bag: readonly string[]): string {
  return bag.length > 0 ? bag.join(' ') : 'empty'
}
