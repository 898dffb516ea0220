import { describeConformance } from '#testing/conformance/suite.ts'
import { openGame } from '../entry.ts'

describeConformance({
  game: openGame(),
  params: [{ pebbles: 5 }, { pebbles: 30 }],
  legalMoves: view => Array.from({ length: view.most }, (_, index) => ({ take: index + 1 })),
  possiblyIllegalMoves: [{ take: 3 }, { take: 4 }],
  invalidNotations: ['', 'two', '0', '12', '-1', '1.5'],
  randomizeHidden: 'nothing is hidden',
  maxMoves: 30,
})
