import { expect, test } from 'vitest'
import { view } from '../rules/view.ts'
import { testTable } from '../testing/test-table.ts'
import { presentation } from './presentation.ts'

test('[S15] without its secrets a view is that of a spectator: the board stays, nobody’s letters do', () => {
  const table = testTable({ words: 'CORN NO', draws: 'C O R N Y A T C A T S N O N E E E E' })
  table.try('h8 across CORN')
  table.try('query N.')
  const shown = presentation.withoutSecrets!(view(table.state, 1))
  expect(shown).toEqual({ ...view(table.state, 'spectator'), queriesLeft: 2 })
})
