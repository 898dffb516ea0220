import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { boardKindOf } from '../../rules/board.ts'
import { readPuzzle } from '../../rules/puzzle.ts'
import { someHexagon, someRectangle } from '../../testing/small-puzzles.ts'
import {
  type Draft,
  emptyDraft,
  greatestOf,
  isPainted,
  paint,
  readDraft,
  typedNumber,
  unpainted,
  withoutNumbers,
  writeDraft,
} from './draft.ts'
import { amendDraft, beginHistory, changeDraft, readHistory, redo, undo, writeHistory } from './history.ts'

const cells = (...names: string[]) => names.map(name => readCell(name)!)

function someDraft(): fc.Arbitrary<Draft> {
  return fc
    .tuple(
      fc.oneof(someRectangle({ mostCells: 20 }), someHexagon({ sides: [2, 3], mostHoles: 0 })),
      fc.array(fc.tuple(fc.nat(4), fc.nat(4))),
    )
    .filter(([{ cells }]) => cells.length > 1 && cells[0]!.length > 1)
    .map(([puzzle, shaded]) => {
      const places = shaded.map(([row, column]) => ({ row, column }))
      return paint(unpainted(puzzle), places, true)
    })
}

describe('a draft', () => {
  test('is stored as one line of text and read again', () => {
    fc.assert(
      fc.property(someDraft(), fc.option(fc.constant('abc123'), { nil: undefined }), (draft, id) => {
        const named = { ...draft, ...(id && { id }) }
        expect(readDraft(writeDraft(named))).toEqual(named)
      }),
    )
  })

  test.each(['', '12/21', '12/21 ##', '12/2 ../..', '12/21 #x/..', '12/21 .../..', 'nonsense nonsense'])(
    'that is damaged is not read: %s',
    text => expect(readDraft(text)).toBeUndefined(),
  )

  test('[H3] begins as an empty square, rectangle or hexagon', () => {
    const square = emptyDraft({ shape: 'rectangle', rows: 8, cols: 8 })
    const hexagon = emptyDraft({ shape: 'hexagon', side: 3 })
    expect([boardKindOf(square.puzzle), boardKindOf(hexagon.puzzle)]).toEqual(['square', 'hexagon'])
    expect(writeDraft(hexagon)).toBe('hex:__.../_..../...../...._/...__ __.../_..../...../...._/...__')
    expect([greatestOf(square), greatestOf(hexagon)]).toEqual([8, 5])
  })

  test('is painted and cleared, and holes stay holes', () => {
    const painted = paint(emptyDraft({ shape: 'hexagon', side: 3 }), cells('a1', 'c1', 'e1'), true)
    expect(painted.painted[0]).toBe('__#.#')
    expect(cells('c1', 'd1').map(cell => isPainted(painted, cell))).toEqual([true, false])
    expect(paint(painted, cells('c1'), false).painted[0]).toBe('__..#')
  })

  test('loses its numbers and keeps its painting', () => {
    const read = readPuzzle('12/21')
    const draft = paint(unpainted(read.ok ? read.value : neverRead()), cells('b1'), true)
    expect(writeDraft(withoutNumbers(draft))).toBe('../.. .#/..')
  })
})

function neverRead(): never {
  throw new Error('The puzzle is readable.')
}

describe('a typed key', () => {
  test.each([
    ['7', 0, 8, 7],
    ['9', 0, 8, undefined],
    ['0', 0, 8, 0],
    ['2', 1, 12, 12],
    ['3', 1, 12, 3],
    ['0', 1, 12, 10],
    ['c', 0, 12, 12],
    ['C', 0, 12, 12],
    ['d', 0, 12, undefined],
  ])('%s after %i on a board with numbers to %i makes %s', (key, before, greatest, number) => {
    expect(typedNumber(key, before, greatest)).toBe(number)
  })
})

describe('the history of a draft', () => {
  const histories = fc
    .array(someDraft(), { minLength: 1, maxLength: 8 })
    .map(([first, ...drafts]) => drafts.reduce(changeDraft, beginHistory(first!)))

  test('goes back to the first draft and forward to the last', () => {
    fc.assert(
      fc.property(histories, history => {
        const steps = history.past.length
        let back = history
        for (let step = 0; step < steps; step++) back = undo(back)
        expect(back.present).toEqual([...history.past, history.present][0])
        expect(undo(back)).toEqual(back)
        let forth = back
        for (let step = 0; step < steps; step++) forth = redo(forth)
        expect(forth).toEqual({ ...history, future: [] })
        expect(redo(forth)).toEqual(forth)
      }),
    )
  })

  test('forgets what could be redone when something else is done', () => {
    fc.assert(
      fc.property(histories, someDraft(), (history, draft) => {
        const changed = changeDraft(undo(history), draft)
        if (writeDraft(draft) !== writeDraft(undo(history).present)) expect(changed.future).toEqual([])
      }),
    )
  })

  test('does not count a change without effect, nor a second digit', () => {
    const history = beginHistory(emptyDraft({ shape: 'rectangle', rows: 4, cols: 4 }))
    expect(changeDraft(history, { ...history.present })).toEqual(history)
    const painted = paint(history.present, cells('a1'), true)
    expect(amendDraft(history, painted).past).toEqual([])
  })

  test('survives being stored, the oldest steps excepted where there is no room', () => {
    fc.assert(
      fc.property(histories, history => {
        expect(readHistory(JSON.parse(JSON.stringify(writeHistory(undo(history)))))).toEqual(undo(history))
      }),
    )
    const large = emptyDraft({ shape: 'rectangle', rows: 30, cols: 30 })
    const long = Array.from({ length: 100 }, (_, step) => paint(large, [{ row: 0, column: step % 30 }], true))
    const stored = writeHistory(long.reduce(changeDraft, beginHistory(large)))
    expect(JSON.stringify(stored).length).toBeLessThan(70_000)
    expect(stored.past.length).toBeGreaterThan(20)
    expect(readHistory(stored)?.present).toEqual(long.at(-1))
  })

  test.each([undefined, null, 'x', {}, { present: 'nonsense' }, { present: 3 }])(
    'that is damaged is not read: %o',
    value => expect(readHistory(value)).toBeUndefined(),
  )
})
