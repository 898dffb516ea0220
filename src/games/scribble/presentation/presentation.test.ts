import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { testTable } from '../testing/test-table.ts'
import { presentation } from './presentation.ts'

test('a result shows where the letters lie, without the empty edge', () => {
  const board = [
    [null, null, null, null],
    [null, 'T', 'O', null],
    [null, 'A', null, null],
  ]
  expect(presentation.resultGrid!([{ board } as unknown as View])).toBe('🟨🟨\n🟨⬜')
  expect(presentation.resultGrid!([{ board: [[null]] } as unknown as View])).toBe('')
})

test('[S15] without its secrets a view is that of a spectator: the board stays, nobody’s letters do', () => {
  const table = testTable({ words: 'CORN NO', draws: 'C O R N Y A T C A T S N O N E E E E' })
  table.try('h8 across CORN')
  table.try('query N.')
  const shown = presentation.withoutSecrets!(view(table.state, 1))
  expect(shown).toEqual({ ...view(table.state, 'spectator'), queriesLeft: 2 })
})
