import { describe, expect, test } from 'vitest'
import { activeToggles, moveWithToggles, viewWithToggles } from '#kernel/commands.ts'
import { writeCell } from '#kernel/grid.ts'
import { act, openTable } from '#table/act.ts'
import { type Table, viewFor } from '#table/table.ts'
import { commands } from '../commands.ts'
import { rules } from '../rules/rules.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { type SampleName, sampleOf } from '../testing/sample-deals.ts'
import { text } from '../text/en.ts'
import { TOGGLES } from './toggles.ts'

const CIRCLES = new Set([TOGGLES.circles])
const BROKEN = new Set([TOGGLES.broken])

/** A table on which every move is made with these toggles on. */
function played(toggles: ReadonlySet<string>, moves: readonly string[], name: SampleName = 'square') {
  const { params, deal } = sampleOf(name)
  return moves.reduce(
    (table, move) => {
      const next = act(
        table,
        { do: 'move', seat: 0, text: moveWithToggles(commands, toggles, viewFor(table, 0), move) },
        0,
      )
      if (!next.ok) throw new Error(`${move} is refused: ${next.rejection.code}`)
      return next.value
    },
    openTable(rules, params, 'a seed', 0, deal) as Table<SolitudoTypes>,
  )
}

const marksAfter = (...moves: readonly string[]) => viewFor(played(CIRCLES, moves), 0).marks.join('/')

describe('circling the neighbours of a shaded cell', () => {
  test('[H9] keeps its unmarked neighbours in the same move, as ordinary marks', () => {
    const table = played(CIRCLES, ['b2'])
    expect(viewFor(table, 0).marks.join('/')).toBe('.o.../o#o../.o.../...../.....')
    expect(table.record.entries).toMatchObject([{ action: { text: 'shade b2 keep a2 c2 b1 b3' } }])
  })

  test('[H9] is undone in one step', () => {
    const undone = act(played(CIRCLES, ['b2']), { do: 'undo', seat: 0 }, 0)
    expect(undone.ok && viewFor(undone.value, 0).marks.join('')).toBe('.'.repeat(25))
  })

  test('a cell that is clicked on to kept loses the circles it has just made, and no others', () => {
    expect(marksAfter('keep b1', 'b2', 'b2')).toBe('.o.../.o.../...../...../.....')
    expect(marksAfter('b2', 'd4', 'keep b2')).toBe('.o.../ooo../.o.o./..o#o/...o.')
  })

  test('leaves marks alone that are there, and moves that shade nothing', () => {
    expect(marksAfter('shade a1', 'shade b2')).toBe('#o.../o#o../.o.../...../.....')
    const view = viewFor(played(CIRCLES, []), 0)
    expect(moveWithToggles(commands, CIRCLES, view, 'keep b2')).toBe('keep b2')
    expect(moveWithToggles(commands, CIRCLES, view, 'try')).toBe('try')
    expect(moveWithToggles(commands, new Set(), view, 'shade b2')).toBe('shade b2')
  })

  test('[H12] circles six neighbours on a hexagon', () => {
    const { marks } = viewFor(played(CIRCLES, ['shade c3'], 'hexagon'), 0)
    expect([...marks.join('')].filter(mark => mark === 'o')).toHaveLength(6)
  })
})

describe('showing broken rules', () => {
  const shown = (...moves: readonly string[]) =>
    viewWithToggles(commands, BROKEN, viewFor(played(BROKEN, moves), 0)) as View

  test('names the rule that marks break, and says so at the cells', () => {
    const view = shown('shade b2 b3')
    expect(text.status(view, [])).toBe('b2 and b3 are both shaded, but they touch.')
    expect(text.cell(view, { row: 1, column: 1 })).toBe('5 shaded, breaks a rule, b2')
  })

  test('does not speak of repeats among unmarked cells', () => {
    expect(shown('shade a1').broken).toEqual([])
    expect(shown('keep c1 d1').broken.map(({ cells }) => cells.map(writeCell))).toEqual([['c1', 'd1']])
  })

  test('ends with the game', () => {
    expect(shown('shade b2 b3', 'solution').broken).toEqual([])
  })
})

describe('the toggle for broken rules', () => {
  const view = viewFor(played(BROKEN, []), 0)

  test.each([
    ['gentle', true],
    ['steady', true],
    ['tricky', false],
    ['supposing', false],
  ] as const)('is on at first for a %s puzzle: %s', (rating, isOn) => {
    expect(activeToggles(commands, new Map(), { ...view, rating }).has(TOGGLES.broken)).toBe(isOn)
  })

  test('stays as the player has switched it', () => {
    const off = activeToggles(commands, new Map([['broken', false]]), { ...view, rating: 'gentle' })
    const on = activeToggles(commands, new Map([['broken', true]]), { ...view, rating: 'supposing' })
    expect([off.has(TOGGLES.broken), on.has(TOGGLES.broken)]).toEqual([false, true])
  })
})
