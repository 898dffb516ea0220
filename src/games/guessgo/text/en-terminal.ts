import { type Cell, writeCell } from '#kernel/grid.ts'
import { type Person, subject } from '#kernel/text.ts'
import type { Phase } from '../rules/types.ts'

/** The sentences of the terminal. */
export const terminalText = {
  of: (person: Person | undefined, seat: number) =>
    person?.you ? 'Your grid' : person ? `${subject(person)}’s grid` : `Player ${seat + 1}’s grid`,
  otherGrid: 'Ctrl-G shows the other grid',
  crossed: (count: number) => `${count} crossed out`,
  pool: (phase: Phase, shown: number, filter: 'all' | 'free' | 'used') => {
    const used = phase === 'filling' ? 'placed' : 'called'
    const which = filter === 'all' ? '' : filter === 'free' ? `not ${used}: ` : `${used}: `
    return `Pool, ${which}${shown === 1 ? '1 word' : `${shown} words`}`
  },
  page: (page: number, of: number) => (of > 1 ? `, page ${page} of ${of}` : ''),
  shortPage: (page: number, of: number) => `, ${page}/${of}`,
  legend: (phase: Phase, hasHitwords: boolean) =>
    [
      ...(phase === 'filling' ? ['+ placed'] : ['x hit', '- miss']),
      ...(hasHitwords ? ['* hitword'] : []),
    ].join('   '),
  nothing: 'No words match.',
  /** The pool by lines of text. */
  plainPool: (words: readonly string[]) => `The pool: ${words.join(', ')}.`,
  plainHitwords: (words: readonly string[]) => `Hitwords, of which you may place three: ${words.join(', ')}.`,
  plainCommands:
    'To fill your grid, type a word, place apple c3, take c3, swap a1 b2, fill, shuffle or clear; then ready. “words” shows the pool, “theirs” your opponent’s grid, “list” the words that are left.',
  keys: {
    complete: 'next word',
    filter: 'filter',
    enter: { filling: { place: 'place', swap: 'swap' }, tossing: 'call', calling: 'call' },
    back: { filling: 'remove', tossing: 'erase', calling: 'erase' } satisfies Record<Phase, string>,
    clear: 'clear',
    pages: 'pages of the pool',
  },
  line: {
    filling: (cell: Cell) => `${writeCell(cell)}: type a word, or & to fill the rest`,
    ready: 'Full: ) when you’re ready, Enter picks up a word to swap it',
    tossing: 'Type heads, tails or leave',
    calling: 'Type a word to call it',
    waiting: 'It isn’t your turn yet',
    lifted: (word: string) => `Go to another cell: Enter swaps ${word} with it, Esc puts it back`,
    places: (word: string, cell: Cell) => `Enter puts ${word} on ${writeCell(cell)}`,
    calls: (word: string) => `Enter calls ${word}`,
    says: (word: string) => `Enter calls ${word}`,
    others: (count: number) => `, Tab for ${count} more`,
    within: (count: number) => `no word begins like that; Tab for ${count} that contain it`,
    none: 'no words match',
  },
}
