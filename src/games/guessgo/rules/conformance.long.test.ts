import { describeConformance } from '#testing/conformance/suite.ts'
import { openGame } from '../entry.ts'
import { defaults } from '../testing/test-table.ts'
import { callableWords } from './calling.ts'
import { cellAtIndex, crossedOutWords } from './grid.ts'
import type { Grid, Move, State, View } from './types.ts'

const QUICK = { size: 3, pool: 9, starter: 'called' } as const

describeConformance({
  game: openGame(),
  params: [
    QUICK,
    { ...QUICK, showHits: true, starter: 'tossed' },
    { ...QUICK, once: true, starter: 'first' },
    { ...QUICK, pool: 12, clock: 60, starter: 'second' },
    {
      ...QUICK,
      ownWords: 'ice cream\nl’eau\nant\nbee\ncat\ndog\nelk\nfox\ngnu\nhen',
      pool: 0,
      listName: 'Unit 4',
    },
  ],
  dealt: [
    {
      params: { ...defaults, size: 11, pool: 121, showHits: true, hitwords: 'armed', adjacent: '8' },
      deal: { habits: 'alphabet 3 length 1 random 0' },
    },
  ],
  legalMoves: someMoves,
  possiblyIllegalMoves: [
    { kind: 'place', word: 'apple', cell: { row: 0, column: 0 } },
    { kind: 'place', word: 'ant', cell: { row: 2, column: 9 } },
    { kind: 'take', cell: { row: 1, column: 1 } },
    { kind: 'take', cell: { row: 20, column: 1 } },
    { kind: 'swap', cells: [cellAtIndex(0, 3), cellAtIndex(1, 3)] },
    { kind: 'ready' },
    { kind: 'leave' },
    { kind: 'toss', side: 'heads' },
    { kind: 'call', word: 'elephant' },
    { kind: 'call', word: 'cat' },
    { kind: 'word', word: 'cat' },
  ],
  invalidNotations: [
    '',
    '3',
    'c3',
    'place',
    'place cat',
    'place c3',
    'swap a1',
    'take',
    'take cat',
    'fill it',
    'call',
    'help',
    '42 cats',
    '🙂',
  ],
  randomizeHidden: (state, viewer, random): State => {
    if (state.ended) return state
    const grids = state.grids.map((grid, seat) => (seat === viewer ? grid : randomize(state, grid, seat)))
    return { ...state, grids }

    /** Replaces all words that were not called by random words that were not called. */
    function randomize({ phase, terms, calls, ready }: State, grid: Grid, seat: number): Grid {
      if (phase === 'filling' && !ready[seat])
        return random.shuffled([...grid, ...terms.pool]).slice(0, grid.length)
      const crossed = crossedOutWords(calls[1 - seat]!)
      const called = new Set(calls[1 - seat]!.map(({ word }) => word))
      const others = random.shuffled(terms.pool.filter(word => !called.has(word)))
      return grid.map(word => (word !== null && crossed.has(word) ? word : others.pop()!))
    }
  },
  // Random calls take long to end a game with a large pool.
  ends: 'not by chance',
  maxMoves: 16,
})

function someMoves(view: View): readonly Move[] {
  if (!view.acting || view.viewer === 'spectator') return []
  const { terms } = view
  switch (view.phase) {
    case 'filling': {
      const own = view.grids[view.viewer]!
      const empty = own.indexOf(null)
      const free = terms.pool.find(word => !own.includes(word) && !terms.hitwordsOf.includes(word))
      const standing = own.findIndex(word => word !== null)
      const word = free ?? own[standing]!
      return [
        ...(empty >= 0
          ? [
              { kind: 'place' as const, word, cell: cellAtIndex(empty, terms.size) },
              { kind: 'fill' as const },
            ]
          : []),
        ...(empty < 0 ? [{ kind: 'ready' as const }] : []),
        ...(standing >= 0
          ? [{ kind: 'shuffle' as const }, { kind: 'take' as const, cell: cellAtIndex(standing, terms.size) }]
          : []),
        { kind: 'finish' },
        { kind: 'clear' },
      ]
    }
    case 'tossing':
      return [
        { kind: 'toss', side: 'heads' },
        { kind: 'toss', side: 'tails' },
        ...(view.viewer === 0 ? [{ kind: 'leave' as const }] : []),
      ]
    case 'calling': {
      const open = callableWords(view, view.viewer)
      // A dozen words test as much as all of them.
      const step = Math.ceil(open.length / 12)
      return open
        .filter((_, at) => at % step === 0)
        .map((word, at) => ({ kind: at % 2 === 0 ? 'call' : 'word', word }))
    }
  }
}
