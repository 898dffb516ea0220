import { writeCell } from '#kernel/grid.ts'
import { type GameText, object, type Person, subject, subjectWithVerb } from '#kernel/text.ts'
import { commands, queries, boardToggles as toggles } from './commands.ts'
import { rejection } from './rejection-words.ts'
import { crossedOutWords, indexOfCell } from './rules/grid.ts'
import type { Ended, Event, GuessGoTypes, View } from './rules/types.ts'
import { setupWords } from './setup-words.ts'

export const words: GameText<GuessGoTypes> = {
  title: 'GuessGo',
  tagline: 'Fill a grid with words, and call a whole line of the other’s.',
  options: {
    size: { label: 'Grid', help: 'Rows and columns, 3 to 15. From 11 on there are hitwords.' },
    pool: {
      label: 'Words in the pool',
      help: 'At least as many as a grid has cells, at most 500. Usual is 100 words, or 225 for grids above 10 by 10.',
      choices: { '0': 'Usual' },
    },
    hitwords: {
      label: 'Hitwords',
      help: 'On grids above 10 by 10: six words of the pool, of which you place three at most.',
      choices: {
        literal: 'Literal: calling a word beside one loses',
        armed: 'Armed: only once the hitword itself is crossed out',
        off: 'Off: there are none',
      },
    },
    adjacent: {
      label: 'Beside a hitword',
      choices: { '4': 'The four cells that share a side', '8': 'The eight cells around' },
    },
    showHits: { label: 'Show where a word was hit', help: 'Otherwise the caller hears only hit or miss.' },
    starter: {
      label: 'Who begins',
      choices: {
        called: 'Called toss: the first player says heads or tails, or leaves it',
        tossed: 'Silent toss: the coin falls by itself',
        first: 'First player',
        second: 'Second player',
      },
    },
    ownWords: {
      label: 'Your own words',
      help: 'A vocabulary list, say: one word a line, or with commas between. Leave it empty for the words that come with the game.',
    },
    listName: { label: 'What the list is called' },
    habits: { label: 'What earlier grids have shown the computer' },
    clock: {
      label: 'Seconds a call',
      help: '0 for as long as you like. When the time is over the grid is filled, or a word called, at random.',
    },
  },
  levels: {
    random: { label: 'Random', help: 'Fills its grid and calls words at random.' },
    careful: { label: 'Careful', help: 'Places its hitwords well and knows when to call them.' },
    observer: { label: 'Observer', help: 'Learns from hits and misses how you fill your grid.' },
    mindreader: {
      label: 'Mind reader',
      help: 'Weighs many ways of filling a grid against all it has been told.',
    },
  },
  loadLearning: async () => (await import('./learning-words.ts')).learning,
  describeParams: setupWords,
  moveExample: 'place apple c3, fill, or ready; then a word of the pool, such as apple',
  loadHelp: async () => (await import('./help-words.ts')).help,
  rejection,
  event: eventWords,
  status(view, people) {
    if (view.open) return 'The game is over. Both grids are open.'
    switch (view.phase) {
      case 'filling':
        return fillingStatus(view)
      case 'tossing':
        return people[view.toAct[0]!]?.you
          ? 'Call the coin: heads or tails, or leave it to the other player.'
          : `${subject(people[view.toAct[0]!])} may call the coin.`
      case 'calling':
        return people[view.toAct[0]!]?.you
          ? 'Your turn. Call a word of the pool.'
          : `${subject(people[view.toAct[0]!])} to call a word.`
    }
  },
  outcome(outcome, people) {
    const winner = people[outcome.winners[0]!]
    return outcome.reason === 'hitword'
      ? `A word beside a hitword of ${whose(winner)} was called.`
      : `${subjectWithVerb(winner, 'have', 'has')} called a whole row or column.`
  },
  describeFacts({ size, words: count, calls }) {
    const grids = `${size}x${size} with ${count} words`
    return calls === undefined ? grids : `${grids}, ${calls} ${calls === 1 ? 'call' : 'calls'}`
  },
  cell(view, cell) {
    const seat = view.viewer === 'spectator' ? 0 : view.viewer
    return `${cellContents(view, seat, indexOfCell(cell, view.terms.size))}, ${writeCell(cell)}`
  },
  note: ({ code }) => code,
  commands,
  queries,
  toggles,
}

/** What is on a place of a seat's grid, as far as the viewer knows. */
export function cellContents(view: View, seat: number, place: number): string {
  const word = view.grids[seat]?.[place]
  if (word === undefined) return `outside the ${view.terms.size} by ${view.terms.size} grid`
  // Not one word: “empty” itself is in the pool.
  if (word === null) return view.viewer === seat ? 'empty cell' : 'unknown cell'
  const hitword = view.terms.hitwordsOf.includes(word) ? ', hitword' : ''
  const crossed = crossedOutWords(view.calls[1 - seat]!).has(word) ? ', crossed out' : ''
  return `${word}${hitword}${crossed}`
}

function fillingStatus(view: View): string {
  if (view.viewer === 'spectator') return 'Both fill their grids in secret.'
  if (!view.acting) return 'Your grid is ready. Waiting for the other player’s.'
  const empty = view.grids[view.viewer]!.filter(word => word === null).length
  if (empty === 0) return 'Your grid is full. Change it as you like, or say ready.'
  return `Fill your grid: ${empty} of ${view.terms.size ** 2} cells are empty.`
}

function eventWords(event: Event, people: readonly Person[]): string {
  switch (event.kind) {
    case 'dealt': {
      const from = event.listName ? ` from ${event.listName}` : ''
      const grid = `${event.size} by ${event.size} grids, ${event.pool.length} words${from}.`
      return event.hitwords.length > 0 ? `${grid} Hitwords: ${event.hitwords.join(', ')}.` : grid
    }
    case 'ready':
      return `${subject(people[event.seat])} ${people[event.seat]?.you ? 'are' : 'is'} ready.`
    case 'left':
      return `${subjectWithVerb(people[event.seat], 'leave')} the coin to ${object(people[1 - event.seat])}.`
    case 'tossed': {
      const called =
        event.called && `${subjectWithVerb(people[event.called.seat], 'call')} ${event.called.side}. `
      return `${called ?? ''}The coin shows ${event.coin}.`
    }
    case 'began':
      return `${subjectWithVerb(people[event.starter], 'begin')}.`
    case 'called': {
      const what = event.isHitword ? `the hitword ${event.word}` : event.word
      const where = event.cell ? ` at ${writeCell(event.cell)}` : ''
      return `${subjectWithVerb(people[event.seat], 'call')} ${what}: ${event.hit ? `hit${where}` : 'miss'}.`
    }
    case 'ended':
      return endedWords(event, people)
  }
}

function endedWords(ended: Ended, people: readonly Person[]): string {
  if (ended.by === 'hitword')
    return `${ended.word} lies beside ${ended.hitword}, a hitword of ${whose(people[ended.winner])}.`
  const [first, second] = ended.cells
  const line =
    first!.row === second!.row
      ? `row ${first!.row + 1}`
      : `column ${writeCell(first!).replace(/\d+/, '').toUpperCase()}`
  return `All of ${line} on ${gridOf(people[1 - ended.winner])} is crossed out.`
}

/** "a hitword of yours", "of Ann". */
function whose(person: Person | undefined): string {
  return person?.you ? 'yours' : object(person)
}

function gridOf(person: Person | undefined): string {
  return person?.you ? 'your grid' : `the grid of ${object(person)}`
}
