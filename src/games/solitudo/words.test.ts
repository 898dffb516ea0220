import { describe, expect, test } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { isOptionVisible } from './keys.ts'
import { notation } from './rules/notation.ts'
import { begin, play } from './rules/play.ts'
import type { Params, View } from './rules/types.ts'
import { view } from './rules/view.ts'
import { sampleSetups, setupOf } from './testing/sample-setups.ts'
import { words } from './words.ts'

function seen(chosen: Partial<Params>, ...moves: readonly string[]): View {
  const { state } = moves.reduce(
    (step, text) => {
      const read = notation.read(text)
      const played = read.ok ? play(step.state, 0, read.value) : read
      if (!played.ok) throw new Error(`${text} is refused`)
      return played.value
    },
    begin(setupOf(chosen)),
  )
  return view(state, 0)
}

test('a cell is told as what is on it, then where', () => {
  const told = seen({ ...sampleSetups.holed, mode: 'practice' }, 'shade d1', 'try', 'keep b2')
  const names = ['d1', 'e1', 'b2', 'c3', 'a1'].map(cell => words.cell(told, readCell(cell)!))
  expect(names).toEqual([
    '5 shaded, d1',
    '5, e1',
    '1 kept, tried out, not as in the solution, b2',
    'no cell, c3',
    'no cell, a1',
  ])
})

describe('why it is not solved', () => {
  const why = (...moves: readonly string[]) =>
    words.queries![0]!.answer(seen(sampleSetups.square, ...moves)).text

  test('tells one broken rule, how many there are, and what counts as kept', () => {
    expect(why()).toMatch(
      /^Two 1s are kept in row 1: c1 and d1\. A cell without a mark counts as kept\. \d+ more/,
    )
    expect(why('shade a1 b1')).toMatch(/^a1 and b1 are both shaded and touch\./)
    expect(why('shade a1 c1 d2 b3 a4 c4')).toBe(
      'Two 1s are kept in row 5: b5 and e5. A cell without a mark counts as kept. 1 more place breaks a rule.',
    )
    expect(why('shade a1 c1 d2 b3 a4 c4', 'keep e5 b5')).toMatch(
      /^Two 1s are kept in row 5: b5 and e5\. 1 more/,
    )
  })

  test('points at the cells, and has an answer at the end too', () => {
    expect(words.queries![0]!.answer(seen(sampleSetups.square)).cells).toHaveLength(2)
    expect(why('shade a1 c1 d2 b3 a4 c4 e5')).toBe('It is solved.')
    expect(why('solution')).toBe('It was given up.')
  })
})

test('trying out is offered as far as it goes', () => {
  const offered = (told: View) => words.commands!.flatMap(deed => deed.move(told) ?? [])
  expect(offered(seen(sampleSetups.square))).toEqual(['try', 'solution'])
  expect(offered(seen(sampleSetups.square, 'try'))).toEqual(['hold', 'drop', 'solution'])
  expect(offered(seen(sampleSetups.square, 'solution'))).toEqual([])
})

test('[H10] a puzzle goes to other programs as far as they have its kind', () => {
  const forms = (chosen: Partial<Params>) => words.exportFormats!.map(form => form.write(setupOf(chosen)))
  expect(forms(sampleSetups.square)).toEqual([
    'https://puzz.link/p?hitori/5/5/4311535234144531223141321',
    '5x5:4311535234144531223141321',
    sampleSetups.square.puzzle,
  ])
  expect(forms(sampleSetups.hexagon)).toEqual([undefined, undefined, sampleSetups.hexagon.puzzle])
})

test('one is asked only for what matters', () => {
  const asked = (chosen: Partial<Params>) =>
    Object.keys(words.options).filter(option => isOptionVisible(setupOf(chosen), option))
  expect(asked({})).toEqual(['mode', 'shape', 'size', 'grade', 'puzzle'])
  expect(asked({ shape: 'holed' })).toEqual(['mode', 'shape', 'side', 'grade', 'puzzle'])
  expect(asked({ puzzle: '11/12' })).toEqual(['mode', 'puzzle'])
})
