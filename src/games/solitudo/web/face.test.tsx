// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { Dealt } from '#kernel/engine.ts'
import { writeCell } from '#kernel/grid.ts'
import { randomFor } from '#kernel/random.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { presentation } from '../presentation/presentation.ts'
import { rules } from '../rules/rules.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { type SampleName, sampleOf } from '../testing/sample-deals.ts'
import { text } from '../text/en.ts'
import { brushOf, strokeMove } from './brush.ts'
import { face } from './face.tsx'

afterEach(cleanup)

function viewAfter(sample: SampleName | Dealt<SolitudoTypes>, ...moves: readonly string[]): View {
  const { params, deal } = typeof sample === 'string' ? sampleOf(sample) : sample
  let { state } = rules.begin(params, deal, randomFor('a seed', 0))
  for (const text of moves) {
    const move = rules.notation.read(text)
    const step = move.ok ? rules.play(state, 0, move.value, randomFor('a seed', 1)) : move
    if (!step.ok) throw new Error(`${text}: ${step.rejection.code}`)
    state = step.value.state
  }
  return rules.view(state, 0)
}

function show(view: View, props: Partial<BoardFaceProps<SolitudoTypes>> = {}) {
  render(<face.Board view={view} people={[]} label="Solitudo" {...props} />)
}

const looks = (kind: string) =>
  [...document.querySelectorAll(`.${kind}`)].map(cell => cell.getAttribute('aria-label')!.split(', ').at(-1))

describe('the board of Solitudo', () => {
  it('[H9] shows each mark, and says it before the place', () => {
    show(viewAfter('square', 'shade a1', 'keep b1'))
    expect(looks('so-shaded')).toEqual(['a1'])
    expect(looks('so-kept')).toEqual(['b1'])
    expect(screen.getByRole('gridcell', { name: '4 shaded, a1' })).toBeTruthy()
  })

  it('[H13] shows a blank cell without a number', () => {
    show(viewAfter('blanks', 'shade b1'))
    expect(screen.getByRole('gridcell', { name: 'blank shaded, b1' }).textContent).toBe('')
    expect(screen.getByRole('gridcell', { name: '4, a1' }).textContent).toBe('4')
  })

  it('[H9] cycles the chosen cell', () => {
    const played: string[] = []
    show(viewAfter('square'), { play: text => played.push(text) })
    fireEvent.click(screen.getByRole('gridcell', { name: /, b3$/ }))
    expect(played).toEqual(['b3'])
  })

  it('[H6] sets off a wrong mark by a sign and in words', () => {
    show(viewAfter(sampleOf('square', { mode: 'practice' }), 'shade b1'))
    expect(looks('so-wrong')).toEqual(['b1'])
    expect(document.querySelectorAll('.so-sign')).toHaveLength(1)
    expect(screen.getByRole('gridcell', { name: /wrong, b1$/ })).toBeTruthy()
  })

  it('says that something is tried out, and shows what', () => {
    show(viewAfter('square', 'shade a1', 'try', 'keep b1'))
    expect(looks('so-tried')).toEqual(['b1'])
    expect(screen.getByText('Trial')).toBeTruthy()
  })

  it('sets off the equal numbers in the lines of the cell in focus, when asked to', () => {
    const view = viewAfter('hexagon')
    show(view, { boardToggles: new Set(['equal']) })
    expect(looks('so-equal')).toEqual([])
    fireEvent.focus(screen.getByRole('gridcell', { name: /, c3$/ }))
    const number = (name: string) =>
      screen.getByRole('gridcell', { name: new RegExp(`, ${name}$`) }).textContent
    expect(looks('so-equal')).toContain('c3')
    expect(new Set(looks('so-equal').map(name => number(name!)))).toEqual(new Set(['2']))
  })

  it('sets off the equal numbers as soon as it is asked to, without a step to another cell', () => {
    const view = viewAfter('hexagon')
    const board = (aids: readonly string[]) => (
      <face.Board view={view} people={[]} label="Solitudo" boardToggles={new Set(aids)} />
    )
    const { rerender } = render(board([]))
    fireEvent.focus(screen.getByRole('gridcell', { name: /, c3$/ }))
    expect(looks('so-equal')).toEqual([])
    rerender(board(['equal']))
    expect(looks('so-equal')).toContain('c3')
  })

  it('points at cells that a sentence speaks of', () => {
    show(viewAfter('square'), { highlight: { why: 'refused', cells: [{ row: 0, column: 1 }] } })
    expect(looks('refused')).toEqual(['b1'])
  })

  it('[H2] takes no more marks once it is over', () => {
    const played: string[] = []
    show(viewAfter('square', 'solution'), { play: text => played.push(text) })
    fireEvent.click(screen.getByRole('gridcell', { name: /, b3$/ }))
    expect(played).toEqual([])
  })

  it('[H12] has no cell where there is a hole', () => {
    show(viewAfter('holed'))
    expect(screen.queryByRole('gridcell', { name: /, c3$/ })).toBeNull()
    expect(screen.getAllByRole('gridcell')).toHaveLength(18)
  })
})

describe('a stroke', () => {
  const cells = [0, 1, 2].map(column => ({ row: 0, column }))

  it.each([
    ['shade b1', 'shaded'],
    ['shade a1', 'kept'],
    ['keep a1', 'unmarked'],
  ] as const)('[H9] paints what its first cell comes to: after %s, %s', (move, mark) => {
    expect(brushOf(viewAfter('square', move), { cells, isAlternate: false })).toBe(mark)
  })

  it('[H9] keeps by the other button, and clears what is kept', () => {
    expect(brushOf(viewAfter('square'), { cells, isAlternate: true })).toBe('kept')
    expect(brushOf(viewAfter('square', 'keep a1'), { cells, isAlternate: true })).toBe('unmarked')
  })

  it('[H9] is one move', () => {
    expect(strokeMove(viewAfter('square'), { cells, isAlternate: true })).toBe('keep a1 b1 c1')
  })
})

describe('around the board', () => {
  it('[H12] a cell of a hexagon has up to six neighbours', () => {
    const names = presentation.neighbours!(viewAfter('hexagon'), { row: 2, column: 2 }).map(writeCell)
    expect(names.sort()).toEqual(['b3', 'b4', 'c2', 'c4', 'd2', 'd3'])
  })

  it('the state of the game is told in a few words', () => {
    expect(text.status(viewAfter('square', 'shade a1', 'keep b1'), [])).toBe('1 shaded, 23 left.')
  })

  it('puzzles are printed with a number, and with their solutions', async () => {
    const puzzles = [sampleOf('square'), sampleOf('hexagon')]
    const { Sheet } = await face.loadPrintSheet!()
    render(<Sheet puzzles={puzzles} solved />)
    expect(screen.getByRole('img', { name: '1 · 5×5, steady' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '2 · hexagon of side 3, gentle' })).toBeTruthy()
    const filled = [...document.querySelectorAll('polygon')].filter(
      one => one.getAttribute('fill') !== 'none',
    )
    expect(filled).toHaveLength(7 + 6)
  })
})
