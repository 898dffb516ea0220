import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import type { Answer, Direction, View } from '../rules/types.ts'

/** Sentences that only the terminal needs; the labels are those of the document's sample. */
export const terminalText = {
  points: ['Letter points:   ', 'Points:  '],
  round: (round: number, name: string) =>
    name.includes('(') ? `Round  : ${round}, ${name}` : `Round  : ${round} (${name})`,
  over: 'Round  : over',
  returns: 'Returns: ',
  query: 'Query  : ',
  player: (person: Person | undefined, seat: number) => {
    const { name, you } = person ?? { name: `Player ${seat + 1}`, you: false }
    const told = you && name !== 'You' ? ' (you)' : ''
    return `${capital(name)}${told}:`
  },
  bag: 'Bag: ',
  score: (sum: string) => `Score: ${sum}`,
  /** A sum that is too long for its place. */
  shortSum: (before: number, gained: number, total: number) => `${before} + ${gained} = ${total}`,
  facts: ({ left, sideRuns, queriesLeft }: View): readonly string[] => [
    `Reservoir: ${left}   Side runs: ${sideRuns}   Lookups left: ${queriesLeft}`,
    `${left} tiles left, ${sideRuns} runs, ${counted(queriesLeft, 'lookup', 'lookups')}`,
    `${left} left, ${sideRuns} runs, ${counted(queriesLeft, 'lookup', 'lookups')}`,
    `${left} left, ${sideRuns} runs`,
  ],
  /** How many words there are, and on which page one is. */
  found: ({ total, page, pages }: Answer): readonly string[] => {
    if (total === 0) return ['No words match.']
    const count = counted(total, 'word', 'words')
    return pages > 1 ? [count, `page ${page} of ${pages}`] : [count]
  },
  keys: {
    play: 'play the word',
    turn: 'across/down',
    back: 'remove a tile',
    recall: 'remove all',
    exchange: 'exchange',
    query: 'query',
    shuffle: 'shuffle',
    order: 'arrange tiles',
    settle: 'done',
    pages: 'pages',
    give: 'exchange them',
    ask: 'look up',
    leave: 'cancel',
  },
  at: (cell: Cell, direction: Direction) => `${writeCell(cell)} ${direction}`,
  placing: 'Choose a cell with the arrows, then type a word',
  waiting: 'Not your turn; you can still try out a word',
  plays: 'Enter plays it',
  points1: (points: number) => counted(points, 'point', 'points'),
  returning: 'Exchange',
  returningNote: 'type the tiles to exchange',
  ordering: 'Arrange',
  orderingNote: 'type the tiles you want first',
  asking: 'Query',
  askingNote: 'type letters, with dots for any letter',
  text: {
    player: (person: Person | undefined, seat: number, score: string) =>
      `${capital(person?.name ?? `Player ${seat + 1}`)}: ${score}`,
    bag: (bag: readonly string[]) => `, tiles ${bag.length > 0 ? bag.join(' ') : 'none'}`,
    left: (left: number) => `${counted(left, 'tile', 'tiles')} left to draw.`,
    answer: (answer: Answer) => `${answer.pattern}: ${[...answer.words].join(' ')}`,
  },
} as const

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}
