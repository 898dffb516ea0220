import { describe, expect, test } from 'vitest'
import { cachedTopologyOf } from '../rules/board.ts'
import { breaches } from '../rules/breaches.ts'
import { writePuzzle } from '../rules/puzzle.ts'
import { paramsOf } from '../testing/sample-deals.ts'
import { exampleOf } from './preview-example.ts'

const SIZES = [4, 5, 6, 8, 10, 12, 15, 20, 30]
const SIDES = [3, 4, 5, 6, 7]

describe('the board beside the set-up form', () => {
  test.each([
    ...SIZES.map(size => ({ shape: 'square', size }) as const),
    ...SIZES.map(rows => ({ shape: 'rectangle', rows, cols: 34 - rows }) as const),
    ...SIDES.flatMap(side => [{ shape: 'hexagon', side } as const, { shape: 'holed', side } as const]),
  ])('[H3, H12] is one that keeps the rules: %o', chosen => {
    const { puzzle, isShaded } = exampleOf(paramsOf(chosen))
    const board = cachedTopologyOf(puzzle)
    expect(breaches(board, index => isShaded(board.cells[index]!))).toEqual([])
  })

  test('is the very one that was brought along', () => {
    const { puzzle } = exampleOf(paramsOf({ puzzle: '1231/3121/2213/1322' }))
    expect(writePuzzle(puzzle)).toBe('1231/3121/2213/1322')
  })
})
