import { expect, test } from 'vitest'
import { accuracyNote } from '../engine/analysis/notes.ts'
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

test('the accuracy of a seat is that of its own note in a review', () => {
  const figures = { lost: 3, misses: 1, turns: 9 }
  const notes = [
    accuracyNote({ seat: 0, accuracy: 91.5, ...figures }),
    accuracyNote({ seat: 1, accuracy: 75, ...figures }),
  ]
  expect(presentation.accuracyOf!(notes, 1)).toBe(75)
  expect(presentation.accuracyOf!([], 0)).toBeUndefined()
})
