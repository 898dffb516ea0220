import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import type { Params, Phase } from '../rules/types.ts'
import type { Filter } from './draft/draft.ts'

/** What the terminal's face says besides the game's own sentences. */
export const faceWords = {
  of: (person: Person | undefined, seat: number) =>
    person?.you ? 'Your grid' : `Grid of ${person?.name ?? `player ${seat + 1}`}`,
  otherGrid: 'Ctrl-T shows the other grid',
  preset: ({ size, pool }: Pick<Params, 'size' | 'pool'>) => `${size} by ${size} with ${pool} words`,
  crossed: (count: number) => `${count} crossed out`,
  pool: (phase: Phase, shown: number, filter: Filter) => {
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
