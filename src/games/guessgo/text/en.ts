import { writeCell } from '#kernel/grid.ts'
import { type GameText, type Person, subject, subjectWithVerb, withoutLevel } from '#kernel/text.ts'
import { estimateGameLength } from '../presentation.ts'
import { crossedOutWords, indexOfCell } from '../rules/grid.ts'
import { type Habits, readHabits } from '../rules/habits.ts'
import { hitwordRule } from '../rules/pool.ts'
import type { Ended, Event, GuessGoTypes, Params, View } from '../rules/types.ts'
import { HELP } from './en-help.ts'
import { refusals } from './en-refusals.ts'
import { noteLines, noteSentence } from './en-review.ts'

export const text: GameText<GuessGoTypes> = {
  options: {
    size: { label: 'Grid', help: 'Rows and columns, 3 to 15. From 11 on, there are hitwords.' },
    pool: {
      label: 'Words in the pool',
      help: 'At least as many as a grid has cells, at most 500. The default is 100 words, or 225 for grids above 10×10.',
      choices: { '0': 'Default' },
    },
    hitwords: {
      label: 'Hitwords',
      help: 'On grids above 10×10, six words from the pool are hitwords. You place up to three of them.',
      choices: {
        literal: 'Literal: a hit next to one loses',
        armed: 'Armed: only after the hitword itself has been crossed out',
        off: 'Off: no hitwords',
      },
    },
    adjacent: {
      label: 'Next to a hitword',
      choices: { '4': 'Four cells: those that share a side', '8': 'Eight cells: diagonals count too' },
    },
    showHits: { label: 'Show where hits are', help: 'Otherwise you only hear hit or miss.' },
    once: {
      label: 'Each word once in the whole game',
      help: 'A called word is gone for both players, and the game is a draw when no words are left. Otherwise each player may call every word once.',
    },
    starter: {
      label: 'Who goes first',
      choices: {
        called: 'Called toss: you call heads or tails',
        tossed: 'Automatic toss: the coin decides',
        first: 'First player: you, if you play the computer',
        second: 'Second player: the computer, if you play it',
      },
    },
    ownWords: {
      label: 'Your own words',
      help: 'For example a vocabulary list: one word per line, or separated by commas. Leave it empty to use the built-in words.',
    },
    listName: { label: 'Name of the list' },
    clock: {
      label: 'Seconds per call',
      help: '0 means no limit. When time runs out, a word is called (or your grid filled) at random.',
    },
  },
  levels: {
    random: { label: 'Random', help: 'Fills its grid and calls words at random.' },
    careful: { label: 'Careful', help: 'Places its hitwords well and is wary of yours.' },
    observer: { label: 'Observer', help: 'Learns from hits and misses how you filled your grid.' },
    mindreader: {
      label: 'Mind reader',
      help: 'Considers many ways in which you may have filled your grid.',
    },
  },
  learning: {
    label: 'Let it learn from my earlier grids',
    help: 'Only from games against the computer that are saved on this device. It notes the order in which you filled them, nothing else, and you can make it forget.',
    describeLearnt: deal => describeHabits(readHabits(deal?.habits ?? '')),
  },
  describeParams,
  moveExample: 'place apple c3, fill or ready; later a word from the pool, such as apple',
  help: () => HELP,
  refusals,
  event: describeEvent,
  status(view, people) {
    if (view.open) return 'The game is over. Both grids are open.'
    const actor = people[view.toAct[0]!]
    switch (view.phase) {
      case 'filling':
        return fillingStatus(view)
      case 'tossing':
        return actor?.you
          ? `Call the toss: heads or tails${view.viewer === 0 ? ', or let your opponent call' : ''}.`
          : `${subject(actor)}’s turn to call the toss.`
      case 'calling':
        return actor?.you
          ? 'Your turn. Call a word from the pool.'
          : `${subject(actor)}’s turn to call a word.`
    }
  },
  outcome(outcome, people) {
    const winner = people[outcome.winners[0]!]
    switch (outcome.reason) {
      case 'hitword':
        return `A word next to one of ${possessive(winner)} hitwords was called.`
      case 'no-words':
        return 'No words are left, and no row or column is complete.'
      default:
        return `${subject(winner)} completed a row or column.`
    }
  },
  tally: ({ terms }) => `${terms.size}×${terms.size}, ${terms.pool.length} words`,
  describeFacts({ size, words, calls }) {
    const grids = `${size}×${size}, ${words} words`
    return calls === undefined ? grids : `${grids}, ${calls} ${calls === 1 ? 'call' : 'calls'}`
  },
  cell(view, cell) {
    const seat = view.viewer === 'spectator' ? 0 : view.viewer
    return `${cellContents(view, seat, indexOfCell(cell, view.terms.size))}, ${writeCell(cell)}`
  },
  note: noteSentence,
  noteLines,
}

export const commandText = {
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  confirmClear: (placed: number) =>
    placed === 1 ? 'Take the one word off your grid?' : `Take all ${placed} words off your grid?`,
  ready: 'Ready',
  pool: 'Show the pool instead of the grid',
  theirs: 'Show your opponent’s grid instead of yours',
  list: 'Words left',
  wordsLeft: (words: readonly string[]) =>
    words.length > 0
      ? `${words.length === 1 ? '1 word' : `${words.length} words`} left: ${words.join(', ')}.`
      : 'No words are left.',
  poolLine: (kind: 'free' | 'placed' | 'uncalled' | 'hit' | 'missed' | 'gone', words: readonly string[]) =>
    words.length === 0 ? '' : `${POOL_KINDS[kind]}: ${words.join(', ')}.`,
  hitwords: (words: readonly string[]) => (words.length === 0 ? '' : `Hitwords: ${words.join(', ')}.`),
  theirHits: (words: readonly string[], misses: number) =>
    words.length === 0
      ? `You haven’t hit any words on your opponent’s grid (${misses} ${misses === 1 ? 'miss' : 'misses'}).`
      : `Your hits on your opponent’s grid: ${words.join(', ')}.`,
  theirsLater: 'Your opponent’s grid is secret until words are called.',
}

const POOL_KINDS = {
  free: 'Not placed yet',
  placed: 'On your grid',
  uncalled: 'Not called yet',
  hit: 'Hit',
  missed: 'Missed',
  gone: 'Called by your opponent',
} as const

type LengthParams = Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords' | 'adjacent'>

/** How long a game with these params takes; empty where it cannot be played. */
export function describeLength(params: LengthParams, from = ''): string {
  const length = estimateGameLength(params)
  if (!length) return ''
  const added = length.addsHitwords ? ' (six added as hitwords)' : ''
  return `${length.words} words${from}${added}, about ${length.calls} calls each`
}

/** The remark of a form: how long the game takes, and why the pool is larger than chosen. */
export function describeSetup(params: LengthParams): string {
  const length = estimateGameLength(params)
  if (!length) return ''
  const sentence = `${length.words} words, about ${length.calls} calls each.`
  return length.addsHitwords
    ? `${sentence} Six words are added as hitwords, because ${length.words - 6} wouldn’t be enough for a ${params.size}×${params.size} grid.`
    : sentence
}

function describeParams(params: Params): string {
  const { size, ownWords, listName, showHits, once, clock } = params
  const rule = hitwordRule(params)
  const from = ownWords.trim() !== '' && listName.trim() !== '' ? ` from ${listName.trim()}` : ''
  return [
    `${size}×${size} grids`,
    describeLength(params, from),
    ...(rule === 'off' ? [] : [`${rule} hitwords`]),
    ...(showHits ? ['places of hits shown'] : []),
    ...(once ? ['each word once'] : []),
    ...(clock > 0 ? [`${clock} seconds per call`] : []),
  ].join(' · ')
}

function describeHabits({ alphabet, length, random }: Habits): string {
  const grids = alphabet + length + random
  if (grids === 0) return 'It doesn’t know any of your grids yet.'
  const orders = [
    [alphabet, 'in alphabetical order'],
    [length, 'by length'],
    [random, 'in no particular order'],
  ] as const
  const shown = orders.filter(([count]) => count > 0).map(([count, order]) => `${count} ${order}`)
  return `It knows ${grids} of your grids: ${shown.join(', ')}.`
}

/** The contents of a place on a seat's grid, as far as the viewer knows them. */
export function cellContents(view: View, seat: number, place: number): string {
  const word = view.grids[seat]?.[place]
  if (word === undefined) return `outside the ${view.terms.size}×${view.terms.size} grid`
  // Two words, since “empty” itself is in the pool.
  if (word === null) return view.viewer === seat ? 'empty cell' : 'unknown cell'
  const hitword = view.terms.hitwordsOf.includes(word) ? ', hitword' : ''
  const crossed = crossedOutWords(view.calls[1 - seat]!).has(word) ? ', crossed out' : ''
  return `${word}${hitword}${crossed}`
}

function fillingStatus(view: View): string {
  if (view.viewer === 'spectator') return 'Both players are filling their grids in secret.'
  if (!view.acting) return 'Your grid is ready. Waiting for your opponent.'
  const empty = view.grids[view.viewer]!.filter(word => word === null).length
  if (empty === 0) return 'Your grid is full. Rearrange it, or choose Ready.'
  return `Fill your grid: ${empty} of ${view.terms.size ** 2} cells are empty.`
}

function describeEvent(event: Event, people: readonly Person[]): string {
  switch (event.kind) {
    case 'dealt': {
      const from = event.listName ? ` from ${event.listName}` : ''
      const grid = `${event.size}×${event.size} grids, ${event.pool.length} words${from}.`
      return event.hitwords.length > 0 ? `${grid} Hitwords: ${event.hitwords.join(', ')}.` : grid
    }
    case 'ready':
      return `${subjectWithVerb(people[event.seat], 'are', 'is')} ready.`
    case 'left':
      return people[event.seat]?.you
        ? `You let ${nameInSentence(people[1 - event.seat])} call the toss.`
        : `${subject(people[event.seat])} lets ${nameInSentence(people[1 - event.seat])} call the toss.`
    case 'tossed': {
      const called =
        event.called && `${subjectWithVerb(people[event.called.seat], 'call')} ${event.called.side}. `
      return `${called ?? ''}The coin shows ${event.coin}.`
    }
    case 'began':
      return `${subjectWithVerb(people[event.starter], 'go', 'goes')} first.`
    case 'called': {
      const what = event.isHitword ? `${event.word} (hitword)` : event.word
      const where = event.cell ? ` at ${writeCell(event.cell)}` : ''
      return `${subject(people[event.seat])}: ${what}. ${event.hit ? `Hit${where}` : 'Miss'}.`
    }
    case 'ended':
      return describeEnd(event, people)
  }
}

function describeEnd(ended: Ended, people: readonly Person[]): string {
  switch (ended.by) {
    case 'hitword': {
      const word = ended.word.charAt(0).toUpperCase() + ended.word.slice(1)
      return `${word} is next to ${ended.hitword}, one of ${possessive(people[ended.winner])} hitwords.`
    }
    case 'no-words':
      return 'No words are left: the game is a draw.'
    case 'line': {
      const [first, second] = ended.cells
      const isRow = first!.row === second!.row
      const line = isRow ? `row ${first!.row + 1}` : `column ${writeCell(first!).replace(/\d+/, '')}`
      return `All of ${line} on ${possessive(people[1 - ended.winner])} grid is crossed out.`
    }
  }
}

function nameInSentence(person: Person | undefined): string {
  return person?.you ? 'you' : person ? withoutLevel(person.name) : 'nobody'
}

/** As in "your grid" or "Ann's grid". */
function possessive(person: Person | undefined): string {
  return person?.you ? 'your' : `${nameInSentence(person)}’s`
}
