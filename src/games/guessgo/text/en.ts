import { type Cell, writeCell } from '#kernel/grid.ts'
import {
  type GameText,
  type HelpSection,
  object,
  type Person,
  subject,
  subjectWithVerb,
} from '#kernel/text.ts'
import { estimateGameLength } from '../presentation.ts'
import { crossedOutWords, indexOfCell } from '../rules/grid.ts'
import { type Habits, readHabits } from '../rules/habits.ts'
import { hitwordRule } from '../rules/pool.ts'
import type { Ended, Event, GuessGoTypes, Params, Phase, View } from '../rules/types.ts'
import { refusals } from './en-refusals.ts'

export const text: GameText<GuessGoTypes> = {
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
  learning: {
    label: 'It may look at my earlier grids',
    help: 'Those of games against the computer that are kept on this device. It notes only in which order they were filled, and you can have that forgotten.',
    describeLearnt: deal => describeHabits(readHabits(deal?.habits ?? '')),
  },
  describeParams,
  moveExample: 'place apple c3, fill, or ready; then a word of the pool, such as apple',
  help: () => HELP,
  refusals,
  event: describeEvent,
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
  tally: ({ terms }) => `${terms.size} by ${terms.size}, ${terms.pool.length} words`,
  describeFacts({ size, words, calls }) {
    const grids = `${size}x${size} with ${words} words`
    return calls === undefined ? grids : `${grids}, ${calls} ${calls === 1 ? 'call' : 'calls'}`
  },
  cell(view, cell) {
    const seat = view.viewer === 'spectator' ? 0 : view.viewer
    return `${cellContents(view, seat, indexOfCell(cell, view.terms.size))}, ${writeCell(cell)}`
  },
  note: ({ code }) => code,
}

export const commandText = {
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  confirmClear: (placed: number) =>
    placed === 1 ? 'Take the one word off your grid?' : `Take all ${placed} words off your grid?`,
  ready: 'Ready',
  pool: 'The pool in place of the grid',
  theirs: 'The other’s grid in place of yours',
  list: 'Words left',
  wordsLeft: (words: readonly string[]) =>
    words.length > 0 ? `${words.length} words left: ${words.join(', ')}.` : 'No word is left.',
}

/** How long a game with these params takes; empty where it cannot be played. */
export function describeLength(
  params: Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords' | 'adjacent'>,
  from = '',
): string {
  const length = estimateGameLength(params)
  return length ? `${length.words} words${from}, about ${length.calls} calls each` : ''
}

function describeParams(params: Params): string {
  const { size, ownWords, listName, showHits, clock } = params
  const rule = hitwordRule(params)
  const from = ownWords.trim() !== '' && listName.trim() !== '' ? ` from ${listName.trim()}` : ''
  return [
    `${size} by ${size} grids`,
    describeLength(params, from),
    ...(rule === 'off' ? [] : [`${rule} hitwords`]),
    ...(showHits ? ['places of hits shown'] : []),
    ...(clock > 0 ? [`${clock} seconds a call`] : []),
  ].join(' · ')
}

function describeHabits({ alphabet, length, random }: Habits): string {
  const grids = alphabet + length + random
  if (grids === 0) return 'It knows no grid of yours yet.'
  const orders = [
    [alphabet, 'by the alphabet'],
    [length, 'by length'],
    [random, 'in no order'],
  ] as const
  const shown = orders.filter(([count]) => count > 0).map(([count, order]) => `${count} ${order}`)
  return `It knows ${grids === 1 ? 'one grid' : `${grids} grids`} of yours: ${shown.join(', ')}.`
}

/** The contents of a place on a seat's grid, as far as the viewer knows them. */
export function cellContents(view: View, seat: number, place: number): string {
  const word = view.grids[seat]?.[place]
  if (word === undefined) return `outside the ${view.terms.size} by ${view.terms.size} grid`
  // Two words, since “empty” itself is in the pool.
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

function describeEvent(event: Event, people: readonly Person[]): string {
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
      return describeEnd(event, people)
  }
}

function describeEnd(ended: Ended, people: readonly Person[]): string {
  if (ended.by === 'hitword')
    return `${ended.word} lies beside ${ended.hitword}, a hitword of ${whose(people[ended.winner])}.`
  const [first, second] = ended.cells
  const line =
    first!.row === second!.row
      ? `row ${first!.row + 1}`
      : `column ${writeCell(first!).replace(/\d+/, '').toUpperCase()}`
  return `All of ${line} on ${gridOf(people[1 - ended.winner])} is crossed out.`
}

/** As in "a hitword of yours" or "of Ann". */
function whose(person: Person | undefined): string {
  return person?.you ? 'yours' : object(person)
}

function gridOf(person: Person | undefined): string {
  return person?.you ? 'your grid' : `the grid of ${object(person)}`
}

const HELP: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Both players see the same pool of words. Each fills a grid of their own with words from it, one word a cell, and keeps it secret.',
      'A toss decides who begins. Then you take turns to call a word of the pool. If it stands on the other’s grid, it is crossed out there: a hit. You are told only hit or miss, unless places are shown.',
      'Whoever first has all words of a row or column of the other’s grid crossed out wins. Diagonals do not count. Each player may call a word once; both may call the same word.',
    ],
  },
  {
    heading: 'Hitwords',
    paragraphs: [
      'On grids above 10 by 10 there are six more words, the hitwords. You may place up to three of them. When the other player calls a word that stands right beside a hitword of yours, you win at once, even if that call completes a line.',
      'Calling a hitword itself crosses it out like any word; but if another hitword stands beside it, that one wins.',
      'Armed hitwords win only after they have been crossed out themselves.',
    ],
  },
  {
    heading: 'Worth knowing',
    paragraphs: [
      'Against a grid that was filled at random nobody can do better than chance: every word is as good a call as any other. So the safest grid is a random one. Whoever fills in list order, by rows, or in runs of neighbouring words can be read.',
      'With literal hitwords, call the hitwords first: they are the safest calls. Place your own away from each other and from the edge, so that many cells lie beside them. With armed ones, never call a hitword while there is another word.',
    ],
  },
  {
    heading: 'The computer',
    paragraphs: [
      'The computer never sees your grid. It gets exactly what another player in its seat would be told: the pool, hits and misses, and places where they are shown. Its own grid is filled at random on every level.',
      'The upper two levels guess how you fill your grid. They know nothing of earlier games, unless you let the mind reader look at the grids of your games against the computer on this device: when you choose its level you are asked. It then knows in which order they were filled, by the alphabet, by length or in none. What it knows is shown there, and you can have it forgotten; or take your leave back.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'While you fill: a word by itself goes to the first empty cell; place apple c3 puts it on that one; take c3 takes it away; swap a1 b2 exchanges two cells; fill fills what is empty at random; shuffle mixes; clear empties. Then ready; or finish, which fills the rest and is ready at once.',
      'Then heads or tails, or leave to let the other player call the coin.',
      'To call a word, type it: apple. Before a word that means something else here, type call: call time.',
    ],
  },
]

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** The sentences of the browser. */
export const webText = {
  gridOf: (person: Person | undefined) =>
    // A computer is called by its level too, which is said elsewhere.
    person?.you ? 'Your grid' : `${subject(person).replace(/ \(.*\)$/, '')}’s grid`,
  calls: 'Calls',
  noCalls: 'No word has been called yet.',
  zoom: 'Zoom',
  chosen: ', chosen',
  decided: ', decided the game',
  pool: 'The pool',
  filters: {
    all: 'All',
    free: 'Free',
    called: 'Called',
    placed: 'Yours',
  },
  whichWords: 'Which words are shown',
  typeWord: 'Type or search a word',
  place: 'Place',
  call: 'Call',
  typeMore: 'Several words fit. Type more, or choose one below.',
  chooseOne: 'Choose a word below, or type one.',
  calledAlready: (word: string) => `You have called ${word} already. Choose another word.`,
  waiting: 'It is not your turn yet.',
  nothingFound: 'No such word here.',
  hitword: 'hitword',
  hit: 'hit',
  miss: 'miss',
  at: (cell: string) => `on ${cell}`,
  pickedWord: (word: string, fills: boolean) =>
    fills ? `${word} taken up. Choose a cell for it.` : `${word} chosen. Choose it again to call it.`,
  pickedCell: (cell: string, word: string | null) =>
    word === null
      ? `${cell} chosen. Choose a word for it.`
      : `${word} on ${cell} chosen. Choose a cell to exchange it with, or a word in its place.`,
  tools: 'Filling',
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  clearAll: 'Clear all?',
  clearSay: 'Clear the whole grid? Then press it again.',
  take: 'Take back',
  ready: 'Ready',
  hits: (count: number) => (count === 1 ? 'hit' : 'hits'),
  isReady: 'Ready',
  isFilling: 'Filling',
  quick: 'Quick games',
  preset: (size: number, pool: number) => `${size} × ${size}, ${pool} words`,
  calling: {
    whichGrid: 'Which grid is shown',
    tossTitle: 'The toss',
    tossText: 'Who calls the coin right begins.',
    tossOther: (person: Person | undefined) => `${subject(person)} may call the coin.`,
    heads: 'Heads',
    tails: 'Tails',
    leave: 'Leave it to the other',
    coin: (side: string) => `The coin shows ${side}.`,
    crossedOut: (count: number) => `${count} crossed out`,
    known: (hits: number, misses: number) => `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}`,
    nothingKnown:
      'Nothing is known of this grid yet. A word that is hit will stand here; its place stays secret.',
    placesSecret: 'Their places stay secret until the game is over.',
  },
  /** Keys that differ on this board; one without a description means nothing here. */
  keys: [
    ['Enter, Space', 'choose a cell; then a word for it, or a second cell to exchange the two'],
    ['Letters', 'type a word for the chosen cell, or to call it; Enter places or calls it'],
    ['Delete, Backspace', 'take the word off the cell'],
    ['Arrows in the pool', 'from word to word; Enter chooses it'],
    ['{', 'clear the grid; press it twice'],
    ['Ctrl-F', 'show the next kind of words in the pool'],
    ['Ctrl-P', 'from the grid to the pool, and back'],
    ['Ctrl-G', 'from one grid to the other, once words are called'],
    ['Letters, digits', ''],
    [',', ''],
    ['<  >', ''],
    ['!', ''],
  ] as const,
}

/** The sentences of the terminal. */
export const terminalText = {
  of: (person: Person | undefined, seat: number) =>
    person?.you ? 'Your grid' : `Grid of ${person?.name ?? `player ${seat + 1}`}`,
  otherGrid: 'Ctrl-G shows the other grid',
  preset: ({ size, pool }: Pick<Params, 'size' | 'pool'>) => `${size} by ${size} with ${pool} words`,
  crossed: (count: number) => `${count} crossed out`,
  pool: (phase: Phase, shown: number, filter: 'all' | 'free' | 'used') => {
    const used = phase === 'filling' ? 'placed' : 'called'
    const kind = filter === 'all' ? '' : filter === 'free' ? `not ${used}: ` : `${used}: `
    return `Pool, ${kind}${shown === 1 ? '1 word' : `${shown} words`}`
  },
  page: (page: number, of: number) => (of > 1 ? `, page ${page} of ${of}` : ''),
  shortPage: (page: number, of: number) => `, ${page}/${of}`,
  legend: (phase: Phase, hasHitwords: boolean) =>
    [
      ...(phase === 'filling' ? ['+ placed'] : ['x hit', '- miss']),
      ...(hasHitwords ? ['* hitword'] : []),
    ].join('   '),
  nothing: 'No word of the pool is like that.',
  keys: {
    complete: 'next word',
    filter: 'filter',
    enter: { filling: { place: 'place', swap: 'swap' }, tossing: 'say it', calling: 'call' },
    back: { filling: 'take away', tossing: 'erase', calling: 'erase' } satisfies Record<Phase, string>,
    clear: 'clear',
    pages: 'pages of the pool',
  },
  line: {
    filling: (cell: Cell) => `${writeCell(cell)}: type a word, or & fills the rest`,
    ready: 'Full: ) is ready, Enter takes a word up to swap it',
    tossing: 'Type heads or tails, or leave',
    calling: 'Type a word to call it',
    waiting: 'It is not your turn yet',
    lifted: (word: string) => `Go to another cell; Enter swaps ${word} with it, Esc keeps it`,
    places: (word: string, cell: Cell) => `Enter puts ${word} on ${writeCell(cell)}`,
    calls: (word: string) => `Enter calls ${word}`,
    says: (word: string) => `Enter says ${word}`,
    others: (count: number) => `, Tab for ${count} more`,
    within: (count: number) => `no word begins so; Tab for ${count} with it in them`,
    none: 'no word of the pool is like that',
  },
}

/** The sentences of the command line. */
export const toolText = {
  simulate: {
    summary: 'Plays many games between two levels of the computer and tells how they went.',
    help: {
      size: 'rows and columns of the grids, 3 to 15',
      pool: 'words in the pool; 0 for the usual number',
      levels: (levels: readonly string[]) => `the two that play: ${levels.join(', ')}`,
      games: (usual: number) => `how many games, usually ${usual}`,
      seed: 'the same seed gives the same games',
      grids: (styles: readonly string[]) => `how the second one’s grid is filled: ${styles.join(', ')}`,
      hitwords: 'literal, armed or off; they count from 11 by 11 on',
      adjacent: 'how many cells are beside a hitword',
      show: 'show where words were hit',
      habits: 'what earlier grids have shown the mind reader',
    },
    results: ([one, other]: readonly [string, string], results: SimulationResults): readonly string[] => [
      `${results.games} games, ${one} against ${other}`,
      `${`${one} won`.padEnd(18)}${percent(results.wins)}`,
      `whoever began won ${percent(results.starter)}`,
      `ended by a line   ${percent(results.byLine)}`,
      `by a hitword      ${percent(results.byHitword)}`,
      `calls in a game   ${results.calls.mean.toFixed(1)} ± ${results.calls.error.toFixed(1)}`,
    ],
  },
}

interface Estimate {
  readonly mean: number
  readonly error: number
}

interface SimulationResults
  extends Readonly<Record<'wins' | 'starter' | 'byLine' | 'byHitword' | 'calls', Estimate>> {
  readonly games: number
}

function percent({ mean, error }: Estimate): string {
  return `${(mean * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`
}
