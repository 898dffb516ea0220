import { describe, expect, test } from 'vitest'
import { deadline } from '#table/clocks.ts'
import { act, viewFor } from '#table/table.ts'
import { filledWith, game, moved, NINE, opened, refusal, state } from '../testing/table.ts'

const grid = (table: ReturnType<typeof opened>, seat = 0) =>
  state(table)
    .grids[seat]!.map(word => word ?? '.')
    .join(' ')

describe('filling', () => {
  test('[G14] a word is placed, moved by placing it again, and makes way for another', () => {
    const placed = moved(opened(), [0, 'place cat a1'], [0, 'place dog b1'])
    expect(grid(placed)).toBe('cat dog . . . . . . .')
    expect(grid(moved(placed, [0, 'place cat c3']))).toBe('. dog . . . . . . cat')
    expect(grid(moved(placed, [0, 'place cat b1']))).toBe('dog cat . . . . . . .')
    expect(grid(moved(placed, [0, 'place elk b1']))).toBe('cat elk . . . . . . .')
  })

  test('[G14] a word typed by itself goes to the first empty cell', () => {
    expect(grid(moved(opened(), [0, 'place cat b1'], [0, 'dog'], [0, ' ELK ']))).toBe(
      'dog cat elk . . . . . .',
    )
    expect(refusal(moved(opened(), [0, 'place cat b1']), 0, 'cat')).toMatchObject({ code: 'already-there' })
    expect(refusal(moved(opened(), [0, 'fill']), 0, 'cat')).toMatchObject({ code: 'grid-full' })
    expect(refusal(opened(), 0, 'cow')).toMatchObject({ code: 'not-in-pool' })
  })

  test('[G14] words are taken away, swapped and cleared', () => {
    const placed = moved(opened(), [0, 'place cat a1'], [0, 'place dog b1'])
    expect(grid(moved(placed, [0, 'take a1']))).toBe('. dog . . . . . . .')
    expect(grid(moved(placed, [0, 'swap a1 b1']))).toBe('dog cat . . . . . . .')
    expect(grid(moved(placed, [0, 'swap a1 c3']))).toBe('. dog . . . . . . cat')
    expect(grid(moved(placed, [0, 'clear']))).toBe('. . . . . . . . .')
  })

  test('[G14] the rest is filled at random and what was placed stays; shuffling keeps the words', () => {
    const filled = moved(opened({ pool: 0 }), [0, 'place cat b2'], [0, 'fill'])
    expect(state(filled).grids[0]![4]).toBe('cat')
    const words = [...state(filled).grids[0]!].sort()
    expect(words.join(' ')).toBe(NINE)
    const mixed = moved(filled, [0, 'shuffle'])
    expect([...state(mixed).grids[0]!].sort()).toEqual(words)
    expect(state(mixed).grids[0]).not.toEqual(state(filled).grids[0])
  })

  test('[G14] the grid must be full before play', () => {
    const table = moved(opened(), [0, 'place cat a1'])
    expect(refusal(table, 0, 'ready')).toMatchObject({ code: 'grid-not-full', details: { empty: 8 } })
    expect(refusal(table, 0, 'call cat')).toMatchObject({ code: 'fill-first' })
    expect(state(moved(table, [0, 'fill'], [0, 'ready'])).ready).toEqual([true, false])
    expect(state(moved(table, [0, 'finish'])).ready).toEqual([true, false])
  })

  test('what cannot be done is refused with its reason, and the grid stays', () => {
    const table = moved(opened(), [0, 'place cat a1'])
    expect(refusal(table, 0, 'place cow a1')).toMatchObject({ code: 'not-in-pool', details: { word: 'cow' } })
    expect(refusal(table, 0, 'place dog d1')).toMatchObject({ code: 'off-the-grid', details: { size: 3 } })
    expect(refusal(table, 0, 'place cat a1')).toMatchObject({ code: 'already-there' })
    expect(refusal(table, 0, 'take b1')).toMatchObject({ code: 'cell-empty', cells: [{ row: 0, column: 1 }] })
    expect(refusal(table, 0, 'swap b1 c1')).toMatchObject({ code: 'nothing-to-swap' })
    expect(refusal(table, 0, 'heads')).toMatchObject({ code: 'fill-first' })
    expect(refusal(moved(table, [0, 'fill']), 0, 'fill')).toMatchObject({ code: 'grid-full' })
    expect(refusal(opened(), 0, 'shuffle')).toMatchObject({ code: 'grid-empty' })
    expect(refusal(moved(table, [0, 'finish']), 0, 'take a1')).toMatchObject({ code: 'not-your-turn' })
  })

  test('both fill at the same time, and neither sees the other’s grid nor how far it is', () => {
    const table = moved(opened(), [1, 'place cat a1'], [0, 'place dog c3'], [1, 'fill'])
    expect(game.toAct(state(table))).toEqual([0, 1])
    expect(viewFor(table, 0).grids[1]).toEqual(Array(9).fill(null))
    expect(viewFor(table, 'spectator').grids.flat()).toEqual(Array(18).fill(null))
    expect(viewFor(table, 1).grids[1]).not.toContain(null)
    expect(table.turns.flatMap(({ events }) => events)).toEqual([])
  })

  test('under the clock a grid has six seconds a cell, three minutes at least; then the rest is filled', () => {
    const table = moved(opened({ clock: 30 }), [0, 'place cat a1'])
    expect(table.turns[0]!.keepsTurn).toBe(true)
    expect(deadline(table)).toMatchObject({ at: 180_000, seat: 0 })
    expect(deadline(opened({ clock: 30, size: 15, ownWords: '' }))).toMatchObject({ at: 225 * 6_000 })
    const late = act(table, { do: 'expire' }, 180_000)
    if (!late.ok) throw new Error(late.rejection.code)
    expect(state(late.value).ready).toEqual([true, false])
    expect(state(late.value).grids[0]![0]).toBe('cat')
    const both = act(late.value, { do: 'expire' }, 180_000)
    if (!both.ok) throw new Error(both.rejection.code)
    expect(deadline(both.value)).toMatchObject({ at: 210_000, seat: 0 })
    const called = act(both.value, { do: 'expire' }, 210_000)
    expect(called.ok && state(called.value).calls[0]).toHaveLength(1)
  })
})

describe('hitwords on the grid', () => {
  const large = opened({ size: 11, ownWords: '', pool: 121 })
  const hitwords = state(large).terms.hitwordsOf

  test('[G7] six come on top of the pool above 10 by 10, and are known by name', () => {
    expect(hitwords).toHaveLength(6)
    expect(state(large).terms.pool).toHaveLength(127)
    expect(state(large).terms.pool).toEqual(expect.arrayContaining([...hitwords]))
    expect(state(opened({ size: 10, ownWords: '' })).terms).toMatchObject({ hitwordsOf: [], hitwords: 'off' })
    expect(state(opened({ size: 15, ownWords: '', hitwords: 'off' })).terms.pool).toHaveLength(225)
  })

  test('[G8] a player places three at most, anywhere, also side by side', () => {
    const three = moved(
      large,
      [0, `place ${hitwords[0]} a1`],
      [0, `place ${hitwords[1]} b1`],
      [0, `place ${hitwords[2]} k11`],
    )
    expect(refusal(three, 0, `place ${hitwords[3]} c1`)).toMatchObject({ code: 'too-many-hitwords' })
    expect(refusal(three, 0, `place ${hitwords[3]} a1`)).toBeUndefined()
    expect(refusal(three, 1, `place ${hitwords[0]} a1`)).toBeUndefined()
  })

  test('[G8] a grid filled at random, as the computer’s, has three; one filled by hand may have none', () => {
    const filled = moved(large, [1, 'fill'])
    expect(hitwords.filter(word => state(filled).grids[1]!.includes(word))).toHaveLength(3)
    const plain = state(large)
      .terms.pool.filter(word => !hitwords.includes(word))
      .join(' ')
    expect(state(filledWith(large, plain, plain)).phase).toBe('calling')
  })

  test('both may use the same words; each once', () => {
    expect(state(filledWith(opened(), NINE, NINE)).grids[0]).toEqual(NINE.split(' '))
  })
})
