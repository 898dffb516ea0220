import { describe, expect, test } from 'vitest'
import { act } from '#table/act.ts'
import { nextDeadline } from '#table/clocks.ts'
import { viewFor } from '#table/table.ts'
import { fillGrids, NINE, openTestTable, playMoves, refusal, stateAt } from '../testing/test-table.ts'
import { rules } from './rules.ts'

const grid = (table: ReturnType<typeof openTestTable>, seat = 0) =>
  stateAt(table)
    .grids[seat]!.map(word => word ?? '.')
    .join(' ')

describe('filling', () => {
  test('[G14] placing a word again moves it, and placing another word on its cell replaces it', () => {
    const placed = playMoves(openTestTable(), [0, 'place cat a1'], [0, 'place dog b1'])
    expect(grid(placed)).toBe('cat dog . . . . . . .')
    expect(grid(playMoves(placed, [0, 'place cat c3']))).toBe('. dog . . . . . . cat')
    expect(grid(playMoves(placed, [0, 'place cat b1']))).toBe('dog cat . . . . . . .')
    expect(grid(playMoves(placed, [0, 'place elk b1']))).toBe('cat elk . . . . . . .')
  })

  test('[G14] a word typed by itself goes to the first empty cell', () => {
    expect(grid(playMoves(openTestTable(), [0, 'place cat b1'], [0, 'dog'], [0, ' ELK ']))).toBe(
      'dog cat elk . . . . . .',
    )
    expect(refusal(playMoves(openTestTable(), [0, 'place cat b1']), 0, 'cat')).toMatchObject({
      code: 'already-there',
    })
    expect(refusal(playMoves(openTestTable(), [0, 'fill']), 0, 'cat')).toMatchObject({ code: 'grid-full' })
    expect(refusal(openTestTable(), 0, 'cow')).toMatchObject({ code: 'not-in-pool' })
  })

  test('[G14] words can be removed, swapped and cleared', () => {
    const placed = playMoves(openTestTable(), [0, 'place cat a1'], [0, 'place dog b1'])
    expect(grid(playMoves(placed, [0, 'take a1']))).toBe('. dog . . . . . . .')
    expect(grid(playMoves(placed, [0, 'swap a1 b1']))).toBe('dog cat . . . . . . .')
    expect(grid(playMoves(placed, [0, 'swap a1 c3']))).toBe('. dog . . . . . . cat')
    expect(grid(playMoves(placed, [0, 'clear']))).toBe('. . . . . . . . .')
  })

  test('[G14] filling at random keeps the words that were placed; shuffling keeps the set of words', () => {
    const filled = playMoves(openTestTable({ pool: 0 }), [0, 'place cat b2'], [0, 'fill'])
    expect(stateAt(filled).grids[0]![4]).toBe('cat')
    const words = [...stateAt(filled).grids[0]!].sort()
    expect(words.join(' ')).toBe(NINE)
    const mixed = playMoves(filled, [0, 'shuffle'])
    expect([...stateAt(mixed).grids[0]!].sort()).toEqual(words)
    expect(stateAt(mixed).grids[0]).not.toEqual(stateAt(filled).grids[0])
  })

  test('[G14] a player can be ready only with a full grid', () => {
    const table = playMoves(openTestTable(), [0, 'place cat a1'])
    expect(refusal(table, 0, 'ready')).toMatchObject({ code: 'grid-not-full', details: { empty: 8 } })
    expect(refusal(table, 0, 'call cat')).toMatchObject({ code: 'fill-first' })
    expect(stateAt(playMoves(table, [0, 'fill'], [0, 'ready'])).ready).toEqual([true, false])
    expect(stateAt(playMoves(table, [0, 'finish'])).ready).toEqual([true, false])
  })

  test('an impossible move is refused with its reason and leaves the grid unchanged', () => {
    const table = playMoves(openTestTable(), [0, 'place cat a1'])
    expect(refusal(table, 0, 'place cow a1')).toMatchObject({ code: 'not-in-pool', details: { word: 'cow' } })
    expect(refusal(table, 0, 'place dog d1')).toMatchObject({ code: 'off-the-grid', details: { size: 3 } })
    expect(refusal(table, 0, 'place cat a1')).toMatchObject({ code: 'already-there' })
    expect(refusal(table, 0, 'take b1')).toMatchObject({ code: 'cell-empty', cells: [{ row: 0, column: 1 }] })
    expect(refusal(table, 0, 'swap b1 c1')).toMatchObject({ code: 'nothing-to-swap' })
    expect(refusal(table, 0, 'heads')).toMatchObject({ code: 'fill-first' })
    expect(refusal(playMoves(table, [0, 'fill']), 0, 'fill')).toMatchObject({ code: 'grid-full' })
    expect(refusal(openTestTable(), 0, 'shuffle')).toMatchObject({ code: 'grid-empty' })
    expect(refusal(playMoves(table, [0, 'finish']), 0, 'take a1')).toMatchObject({ code: 'not-your-turn' })
  })

  test('both players fill at the same time, and neither sees the other’s grid or progress', () => {
    const table = playMoves(openTestTable(), [1, 'place cat a1'], [0, 'place dog c3'], [1, 'fill'])
    expect(rules.toAct(stateAt(table))).toEqual([0, 1])
    expect(viewFor(table, 0).grids[1]).toEqual(Array(9).fill(null))
    expect(viewFor(table, 'spectator').grids.flat()).toEqual(Array(18).fill(null))
    expect(viewFor(table, 1).grids[1]).not.toContain(null)
    expect(table.turns.flatMap(({ events }) => events)).toEqual([])
  })

  test('under the clock, filling takes six seconds per cell but at least three minutes; then the rest is filled at random', () => {
    const table = playMoves(openTestTable({ clock: 30 }), [0, 'place cat a1'])
    expect(table.turns[0]!.keepsTurn).toBe(true)
    expect(nextDeadline(table)).toMatchObject({ at: 180_000, seat: 0 })
    expect(nextDeadline(openTestTable({ clock: 30, size: 15, ownWords: '' }))).toMatchObject({
      at: 225 * 6_000,
    })
    const late = act(table, { do: 'expire' }, 180_000)
    if (!late.ok) throw new Error(late.rejection.code)
    expect(stateAt(late.value).ready).toEqual([true, false])
    expect(stateAt(late.value).grids[0]![0]).toBe('cat')
    const both = act(late.value, { do: 'expire' }, 180_000)
    if (!both.ok) throw new Error(both.rejection.code)
    expect(nextDeadline(both.value)).toMatchObject({ at: 210_000, seat: 0 })
    const called = act(both.value, { do: 'expire' }, 210_000)
    expect(called.ok && stateAt(called.value).calls[0]).toHaveLength(1)
  })
})

describe('hitwords on the grid', () => {
  const large = openTestTable({ size: 11, ownWords: '', pool: 121 })
  const hitwords = stateAt(large).terms.hitwordsOf

  test('[G7] grids above 10 by 10 add six hitwords to the pool, and everyone knows them', () => {
    expect(hitwords).toHaveLength(6)
    expect(stateAt(large).terms.pool).toHaveLength(127)
    expect(stateAt(large).terms.pool).toEqual(expect.arrayContaining([...hitwords]))
    expect(stateAt(openTestTable({ size: 10, ownWords: '' })).terms).toMatchObject({
      hitwordsOf: [],
      hitwords: 'off',
    })
    expect(stateAt(openTestTable({ size: 15, ownWords: '', hitwords: 'off' })).terms.pool).toHaveLength(225)
  })

  test('[G8] a player places at most three, anywhere, even side by side', () => {
    const three = playMoves(
      large,
      [0, `place ${hitwords[0]} a1`],
      [0, `place ${hitwords[1]} b1`],
      [0, `place ${hitwords[2]} k11`],
    )
    expect(refusal(three, 0, `place ${hitwords[3]} c1`)).toMatchObject({ code: 'too-many-hitwords' })
    expect(refusal(three, 0, `place ${hitwords[3]} a1`)).toBeUndefined()
    expect(refusal(three, 1, `place ${hitwords[0]} a1`)).toBeUndefined()
  })

  test('[G8] a grid filled at random has three, like the computer’s; a grid filled by hand may have none', () => {
    const filled = playMoves(large, [1, 'fill'])
    expect(hitwords.filter(word => stateAt(filled).grids[1]!.includes(word))).toHaveLength(3)
    const plain = stateAt(large)
      .terms.pool.filter(word => !hitwords.includes(word))
      .join(' ')
    expect(stateAt(fillGrids(large, plain, plain)).phase).toBe('calling')
  })

  test('both players may use the same words, each player a word once', () => {
    expect(stateAt(fillGrids(openTestTable(), NINE, NINE)).grids[0]).toEqual(NINE.split(' '))
  })
})
