import { expect, test } from 'vitest'
import { resultGrid } from './result-grid.ts'
import type { View } from './rules/types.ts'

const view = (grid: readonly string[], ...guessed: readonly (readonly [number, number])[]) =>
  ({ grid, latest: { cells: guessed.map(([row, column]) => ({ row, column })) } }) as unknown as View

test('a result shows what was found, given and missed, and no letter', () => {
  const views = [view(['##.', '.##']), view(['a#.', '.##']), view(['ab.', '.b#'], [0, 1], [1, 1])]
  expect(resultGrid(views)).toBe('💡🟩\n\u3000🟩⬜')
})
