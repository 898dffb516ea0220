import { describeConformance } from '#testing/conformance/suite.ts'
import { openGame } from '../entry.ts'
import { openCells } from './board.ts'
import type { Move, Size, State } from './types.ts'

describeConformance({
  game: openGame(),
  params: [
    { size: 'proposed', clock: true },
    { rows: 5, cols: 6, starter: 'second' },
    { rows: 6, cols: 5, clock: true },
  ],
  legalMoves: view => {
    if (view.phase === 'placing') return openCells(view.board).map((cell): Move => ({ kind: 'mark', cell }))
    return [5, 6, 7].flatMap(rows => [5, 6].map((cols): Move => ({ kind: 'propose', rows, cols })))
  },
  possiblyIllegalMoves: [
    { kind: 'mark', cell: { row: 2, column: 2 } },
    { kind: 'mark', cell: { row: 9, column: 0 } },
    { kind: 'propose', rows: 5, cols: 6 },
    { kind: 'propose', rows: 4, cols: 11 },
  ],
  invalidNotations: ['', 'c', '3', 'c0', '7x', 'x', '7x8x9', 'c3 d4', '-1x5', '５x５', 'resign', '🙂'],
  randomizeHidden: (state, viewer, random): State => {
    if (state.phase === 'placing') return state
    const other = (size: Size | null): Size | null =>
      size && { rows: 5 + random.below(6), cols: 5 + random.below(6) }
    return {
      ...state,
      proposals: state.proposals.map((size, seat) => (seat === viewer ? size : other(size))),
    }
  },
  maxMoves: 70,
})
