import { expect, test } from 'vitest'
import { presentation } from './presentation.ts'
import type { View } from './rules/types.ts'

test('a result shows both grids: what was hit there, and the line that won', () => {
  const hit = (word: string) => ({ word, hit: true })
  const view = {
    terms: { size: 2 },
    grids: [
      ['fig', 'oar', 'elm', 'rye'],
      ['ash', 'bee', 'cod', 'doe'],
    ],
    calls: [[hit('ash'), hit('bee'), { word: 'owl', hit: false }], [hit('rye')]],
    ended: {
      by: 'line',
      winner: 0,
      cells: [
        { row: 0, column: 0 },
        { row: 0, column: 1 },
      ],
    },
  } as unknown as View
  expect(presentation.resultGrid!([view])).toBe('⬜⬜\n⬜🟧\n\n⭐⭐\n⬜⬜')
})
