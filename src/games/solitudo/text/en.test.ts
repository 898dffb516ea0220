import { describe, expect, test } from 'vitest'
import { commandsOfKind } from '#kernel/commands.ts'
import type { Dealt } from '#kernel/engine.ts'
import { readCell } from '#kernel/grid.ts'
import { type AnyOptions, matters } from '#kernel/options.ts'
import { commands } from '../commands.ts'
import { notation } from '../rules/notation.ts'
import { begin, play } from '../rules/play.ts'
import { rules } from '../rules/rules.ts'
import type { Params, SolitudoTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { paramsOf, type SampleName, sampleDeals, sampleOf } from '../testing/sample-deals.ts'
import { text } from './en.ts'

function seen({ params, deal }: Dealt<SolitudoTypes>, ...moves: readonly string[]): View {
  const { state } = moves.reduce(
    (step, text) => {
      const read = notation.read(text)
      const played = read.ok ? play(step.state, read.value) : read
      if (!played.ok) throw new Error(`${text} is refused`)
      return played.value
    },
    begin(params, deal),
  )
  return view(state, 0)
}

test('a cell is told as what is on it, then where', () => {
  const told = seen(sampleOf('holed', { mode: 'practice' }), 'shade d1', 'try', 'keep b2')
  const names = ['d1', 'e1', 'b2', 'c3', 'a1'].map(cell => text.cell(told, readCell(cell)!))
  expect(names).toEqual([
    '5 shaded, d1',
    '5, e1',
    '1 kept, trial mark, wrong, b2',
    'no cell, c3',
    'no cell, a1',
  ])
})

test('[H13] a blank cell is called blank', () => {
  const told = seen(sampleOf('blanks'), 'shade b1', 'keep e1')
  const names = ['b1', 'e1', 'a2'].map(cell => text.cell(told, readCell(cell)!))
  expect(names).toEqual(['blank shaded, b1', 'blank kept, e1', 'blank, a2'])
})

describe('a check', () => {
  const answer = (...moves: readonly string[]) =>
    commandsOfKind(commands, 'query')[0]!.answer(seen(sampleOf('square'), ...moves))

  test('names the rules that marks break and points at all their cells', () => {
    expect(answer('shade a1 b1')).toEqual({
      text: 'a1 and b1 are both shaded, but they touch.',
      cells: [readCell('a1'), readCell('b1')],
      isFault: true,
    })
    expect(answer('shade a1 b1', 'keep c1 d1')).toMatchObject({
      text: 'a1 and b1 are both shaded, but they touch. Another rule is broken too; the cells are marked.',
      cells: { length: 4 },
    })
    expect(answer('shade a1 b1 c1', 'keep d1 e5 b5').text).toContain('other rules are broken too')
  })

  test('does not count repeats that nobody has looked at', () => {
    expect(answer()).toEqual({ text: 'No rule is broken so far.' })
    expect(answer('shade a1').text).toBe('No rule is broken so far.')
  })

  test('tells a player who seems to have finished which numbers still repeat', () => {
    expect(answer('shade a1 c1 d2 b3 a4 c4')).toEqual({
      text: 'No rule is broken so far, but two 1s are still unshaded in row 5: b5 and e5.',
      cells: [readCell('b5'), readCell('e5')],
    })
  })

  test('has an answer at the end too', () => {
    expect(answer('shade a1 c1 d2 b3 a4 c4 e5').text).toBe('The puzzle is solved.')
    expect(answer('solution').text).toBe('You gave this puzzle up.')
  })
})

test('trying out is offered as far as it goes', () => {
  const offered = (told: View) =>
    commandsOfKind(commands, 'move').flatMap(command => command.move(told) ?? [])
  expect(offered(seen(sampleOf('square')))).toEqual(['try', 'solution'])
  expect(offered(seen(sampleOf('square'), 'try'))).toEqual(['hold', 'drop', 'solution'])
  expect(offered(seen(sampleOf('square'), 'solution'))).toEqual([])
})

test('a result tells how many hints it took', () => {
  const facts = { shape: 'square', rows: 8, cols: 8, rating: 'tricky', mode: 'normal' }
  expect(text.describeFacts!(facts)).not.toContain('hint')
  expect(text.describeFacts!({ ...facts, hints: 1 })).toContain(', 1 hint')
  expect(text.describeFacts!({ ...facts, hints: 3 })).toContain(', 3 hints')
})

test('[H10] a puzzle goes to other programs as far as they have its kind', () => {
  const forms = (name: SampleName) => {
    const { params, deal } = sampleOf(name)
    return commandsOfKind(commands, 'export').map(form => form.write(params, deal))
  }
  expect(forms('square')).toEqual([
    'https://puzz.link/p?hitori/5/5/4311535234144531223141321',
    '5x5:4311535234144531223141321',
    sampleDeals.square.puzzle,
  ])
  expect(forms('hexagon')).toEqual([undefined, undefined, sampleDeals.hexagon.puzzle])
})

test('one is asked only for what matters', () => {
  const asked = (chosen: Partial<Params>) =>
    Object.entries(rules.options as AnyOptions).flatMap(([key, option]) =>
      matters(option, paramsOf(chosen)) ? [key] : [],
    )
  expect(asked({})).toEqual(['mode', 'shape', 'size', 'grade', 'puzzle'])
  expect(asked({ shape: 'rectangle' })).toEqual(['mode', 'shape', 'rows', 'cols', 'grade', 'puzzle'])
  expect(asked({ shape: 'holed' })).toEqual(['mode', 'shape', 'side', 'grade', 'puzzle'])
  expect(asked({ puzzle: '11/12' })).toEqual(['mode', 'puzzle'])
})
