import { expect, test } from 'vitest'
import { act, openTable } from '#table/act.ts'
import { stateOf, type Table, viewFor } from '#table/table.ts'
import { openGame } from '../entry.ts'
import { type SampleName, sampleDeals, sampleOf } from '../testing/sample-deals.ts'
import { rules } from './rules.ts'
import type { Deal, Params, SolitudoTypes, View } from './types.ts'

function open(name: SampleName, chosen: Partial<Params> = {}): Table<SolitudoTypes> {
  const { params, deal } = sampleOf(name, chosen)
  return openTable(rules, params, 'seed', 0, deal)
}

function playMoves(table: Table<SolitudoTypes>, ...moves: readonly string[]): Table<SolitudoTypes> {
  return moves.reduce((now, text) => {
    const undoing = text === 'undo' || text === 'redo'
    const next = act(now, undoing ? { do: text, seat: 0 } : { do: 'move', seat: 0, text }, 0)
    if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

function refusal(table: Table<SolitudoTypes>, text: string): string | undefined {
  const next = act(table, { do: 'move', seat: 0, text }, 0)
  return next.ok ? undefined : next.rejection.code
}

const seen = (table: Table<SolitudoTypes>): View => viewFor(table, 0)

test('[H9] a cell cycles through unmarked, shaded and kept', () => {
  let table = open('square')
  const marks = ['#', 'o', '.'].map(() => {
    table = playMoves(table, 'b1')
    return seen(table).marks[0]![1]
  })
  expect(marks.join('')).toBe('#o.')
})

test('[H9] marks can be set directly, on several cells at once, by word or by character', () => {
  const table = playMoves(open('square'), 'shade a1 c1', '*b1', 'keep a2,b2', 'clear c1', '-B2')
  expect(seen(table).marks.slice(0, 2)).toEqual(['#o...', 'o....'])
  expect(table.turns.map(({ text }) => text)).toEqual([
    'shade a1 c1',
    'keep b1',
    'keep a2 b2',
    'clear c1',
    'clear b2',
  ])
})

test('[H9] a mark that changes nothing is refused, and so is a cell outside the board', () => {
  const table = playMoves(open('hexagon'), 'shade c1')
  expect(refusal(table, 'shade c1')).toBe('marked-already')
  expect(refusal(table, 'clear d1')).toBe('marked-already')
  expect(refusal(table, 'a1')).toBe('off-the-board')
  expect(refusal(table, 'keep c1 z9')).toBe('off-the-board')
  expect(refusal(open('holed'), 'c3')).toBe('off-the-board')
})

test('[H9] every mark can be undone and redone; a new mark clears the redo stack', () => {
  const table = playMoves(open('square'), 'a1', 'b2', 'undo', 'undo', 'redo')
  expect(seen(table).marks[0]).toBe('#....')
  expect(seen(playMoves(table, 'c3')).shaded).toBe(2)
  expect(act(playMoves(table, 'c3'), { do: 'redo', seat: 0 }, 0).ok).toBe(false)
})

test('[H2] the puzzle is solved as soon as the shaded cells are a solution; unmarked cells count as kept', () => {
  const almost = playMoves(open('square'), 'shade a1 c1 d2 b3 a4 c4')
  expect(almost.ending).toBeUndefined()
  const table = playMoves(almost, 'e5')
  expect(table.ending).toEqual({ by: 'rules', outcome: { winners: [0], reason: 'solved' } })
  expect(seen(table)).toMatchObject({ over: 'solved', acting: false, unmarked: 18 })
})

test('[H2] any solution of a puzzle with several is accepted', () => {
  const one = playMoves(open('several'), 'shade b1 e1 c2 b3 c4 a5 e5')
  expect(one.ending).toMatchObject({ outcome: { reason: 'solved' } })
  const other = playMoves(open('several'), 'shade e3 b1 e1 c2 b3 c4 a5 e5')
  expect(other.ending).toMatchObject({ outcome: { reason: 'solved' } })
})

test('[H2] a puzzle can be solved during a trial', () => {
  const table = playMoves(open('square'), 'shade a1 c1 d2 b3 a4 c4', 'try', 'shade e5')
  expect(seen(table)).toMatchObject({ over: 'solved', trying: false })
})

test('[H6] practice shows marks that differ from the solution, until they are changed', () => {
  const table = playMoves(open('square', { mode: 'practice' }), 'shade b1', 'keep c1', 'keep d1')
  expect(seen(table).wrong).toEqual([
    { row: 0, column: 1 },
    { row: 0, column: 2 },
  ])
  expect(seen(playMoves(table, 'keep b1', 'shade c1')).wrong).toEqual([])
  expect(seen(playMoves(open('square'), 'shade b1')).wrong).toEqual([])
})

test('[H6] with several solutions practice shows broken rules instead', () => {
  const table = playMoves(open('several', { mode: 'practice' }), 'shade a1 a2', 'keep b1 e1')
  expect(seen(table).wrong).toEqual([])
  expect(seen(table).broken.map(({ rule }) => rule)).toEqual(['touching', 'repeated'])
  expect(seen(playMoves(table, 'shade b3')).broken.at(-1)).toBeDefined()
  const cutOff = playMoves(open('several', { mode: 'practice' }), 'shade b1 a2')
  expect(seen(cutOff).broken).toEqual([{ rule: 'divided', cells: [{ row: 0, column: 0 }] }])
})

test('a trial is held or dropped as a whole, and each of its moves can be undone', () => {
  const tried = playMoves(open('square'), 'shade a1', 'try', 'shade c1', 'keep b1')
  expect(seen(tried)).toMatchObject({ trying: true, tried: [{ column: 1 }, { column: 2 }] })
  expect(seen(playMoves(tried, 'drop'))).toMatchObject({ trying: false, tried: [] })
  expect(seen(playMoves(tried, 'drop')).marks[0]).toBe('#....')
  expect(seen(playMoves(tried, 'hold')).marks[0]).toBe('#o#..')
  expect(stateOf(playMoves(tried, 'drop', 'undo'))).toEqual(stateOf(tried))
  expect(refusal(tried, 'try')).toBe('already-trying')
  expect(refusal(open('square'), 'hold')).toBe('not-trying')
  expect(refusal(open('square'), 'drop')).toBe('not-trying')
})

test('giving up shows the solution, and the game is not won', () => {
  const table = playMoves(open('holed'), 'shade d1', 'solution')
  expect(table.ending).toEqual({ by: 'rules', outcome: { winners: [], reason: 'revealed' } })
  expect(seen(table).marks).toEqual(['__o#o', '_#ooo', 'oo_o#', 'oooo_', '#o#__'])
  const several = playMoves(open('several'), 'shade b1', 'solution')
  expect(seen(several)).toMatchObject({ over: 'revealed', shaded: 1 })
})

test('[H10] a deal is refused if its puzzle and solution do not belong together', () => {
  const code = (deal: unknown) => {
    const read = rules.readDeal!(deal, sampleOf('square').params)
    return read.ok ? undefined : read.rejection.code
  }
  expect(code(sampleDeals.square)).toBeUndefined()
  const { puzzle, solution, rating } = sampleDeals.square
  const damaged: readonly Partial<Record<keyof Deal, unknown>>[] = [
    { solution: solution.replace('#', '.') },
    { solution: '#' },
    { solution: '' },
    { solution: 7 },
    { rating: 'several' },
    { rating: 'unrated' },
    { puzzle: '123/231/312', solution: '.../.../...' },
    { puzzle: 'hitori/2/2/1212' },
    { puzzle: 'hex:1__1/1__1' },
    { puzzle: null },
  ]
  for (const change of damaged)
    expect(code({ puzzle, solution, rating, ...change }), JSON.stringify(change)).toBe('puzzle-damaged')
  for (const none of [null, {}, puzzle]) expect(code(none)).toBe('puzzle-damaged')
})

test('a link carries the puzzle and not its solution', () => {
  const { link } = openGame().puzzles!
  const { params, deal } = sampleOf('square')
  expect(link(params, deal)).toEqual({ puzzle: deal.puzzle })
})

test('the history shows the board, the difficulty and the mode', () => {
  const factsOf = (name: SampleName) => rules.facts!(stateOf(open(name))).category
  expect(factsOf('rectangle')).toEqual({
    shape: 'rectangle',
    rows: 4,
    cols: 6,
    rating: 'supposing',
    mode: 'normal',
  })
  expect(factsOf('hexagon').shape).toBe('hexagon')
  expect(factsOf('holed').shape).toBe('holed')
})
