import { describeConformance } from '#testing/conformance/suite.ts'
import { openGame } from '../entry.ts'
import { type SampleName, sampleDeals, sampleOf } from '../testing/sample-deals.ts'
import { cachedTopologyOf } from './board.ts'
import { markAt } from './marks.ts'
import { SHADED } from './puzzle.ts'
import { MARKS, MODES, type Move, type State } from './types.ts'

const SAMPLES = Object.keys(sampleDeals) as SampleName[]

describeConformance({
  game: openGame(),
  dealt: MODES.flatMap(mode => SAMPLES.map(name => sampleOf(name, { mode }))),
  legalMoves: view => {
    const { cells } = cachedTopologyOf(view.puzzle)
    return [
      ...cells.map((cell): Move => ({ kind: 'cycle', cell })),
      // A third of the cells for each mark is enough to meet every kind of move.
      ...MARKS.flatMap((mark, third) =>
        cells
          .filter((cell, index) => index % 3 === third && markAt(view.marks, cell) !== mark)
          .map(
            (cell): Move => ({ kind: 'mark', mark, cells: [cell, cells[0]!].slice(0, 1 + (cell.row % 2)) }),
          ),
      ),
      ...(view.trying ? (['hold', 'drop'] as const) : (['try'] as const)).map((kind): Move => ({ kind })),
      { kind: 'reveal' as const },
    ]
  },
  possiblyIllegalMoves: [
    { kind: 'cycle', cell: { row: 0, column: 0 } },
    { kind: 'cycle', cell: { row: 40, column: 2 } },
    { kind: 'mark', mark: 'shaded', cells: [{ row: 2, column: 2 }] },
    { kind: 'mark', mark: 'unmarked', cells: [{ row: 1, column: 2 }] },
    {
      kind: 'mark',
      mark: 'kept',
      cells: [
        { row: 1, column: 2 },
        { row: 1, column: 77 },
      ],
    },
    { kind: 'try' },
    { kind: 'hold' },
    { kind: 'drop' },
  ],
  invalidNotations: [
    '',
    'b',
    '3',
    'b0',
    'shade',
    '#',
    'b3 c4',
    'shade b3 x',
    'keep 3',
    'shadeb3',
    'try b3',
    '✗b3',
  ],
  // The solution of cells without a mark is hidden.
  randomizeHidden: (state, _viewer, random): State => {
    if (!state.solution || state.over) return state
    const solution = state.solution.map((row, index) =>
      [...row]
        .map((character, column) => {
          const isOpen = markAt(state.marks, { row: index, column }) === 'unmarked'
          return isOpen ? random.pick([SHADED, '.']) : character
        })
        .join(''),
    )
    return { ...state, solution }
  },
  ends: 'not by chance',
  maxMoves: 25,
})
