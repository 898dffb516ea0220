import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { viewFor } from '#table/table.ts'
import { fillGrids, NINE, openTestTable, playMoves } from '../../testing/test-table.ts'
import { callByObservation, callCarefully } from './choose-call.ts'
import { knowledgeOf, uncalledWords } from './knowledge.ts'
import { protectOwnLines } from './own-lines.ts'

const MIXED = 'ibis hen gnu fox elk dog cat bee ant'
const start = fillGrids(openTestTable({ once: true }), NINE, MIXED)

test('[G3] where each word is called once, calling one’s own word protects the line that lacks the fewest', () => {
  // The second player has crossed out ant and cat of the first row.
  const table = playMoves(start, [0, 'fox'], [1, 'ant'], [0, 'dog'], [1, 'cat'])
  const view = viewFor(table, 0)
  const { protecting, missing } = protectOwnLines(view, uncalledWords(knowledgeOf(view)))
  expect(protecting.map(number => view.terms.pool[number])).toEqual(['bee'])
  expect(missing).toBe(1)
  for (const call of [callCarefully, callByObservation])
    expect(view.terms.pool[call(view, randomFor('s', 1))]).toBe('bee')
})

test('[G3] a word that the opponent has called cannot be called', () => {
  const view = viewFor(playMoves(start, [0, 'fox'], [1, 'ant']), 0)
  const words = uncalledWords(knowledgeOf(view)).map(number => view.terms.pool[number])
  expect(words).not.toContain('ant')
  expect(words).toHaveLength(7)
})

test('[G3] safe lines need no protection', () => {
  // Ant, elk and ibis are on all rows and columns of the first player's grid.
  const table = playMoves(start, [0, 'ant'], [1, 'bee'], [0, 'elk'], [1, 'dog'], [0, 'ibis'], [1, 'fox'])
  const view = viewFor(table, 0)
  expect(protectOwnLines(view, uncalledWords(knowledgeOf(view))).protecting).toEqual([])
})
