import { describe, expect, it } from 'vitest'
import { viewFor } from '#table/table.ts'
import { filledWith, moved, NINE, opened } from '../testing/table.ts'
import { callsOf } from './calls.tsx'
import { completed, filtersOf, passes, poolOf, searched } from './pool.ts'
import { stepTo } from './pool-list.tsx'

const OTHER = 'ibis hen gnu fox elk dog cat bee ant'
const TWELVE = `${NINE} antler goat zebu`
const words = (pool: ReturnType<typeof poolOf>) => pool.map(({ word }) => word).join(' ')

describe('[G14] the pool while a grid is filled', () => {
  const view = viewFor(moved(opened({ ownWords: TWELVE.replaceAll(' ', '\n') }), [0, 'place cat b2']), 0)
  const pool = poolOf(view)

  it('is in alphabetical order, each word with where it stands', () => {
    expect(words(pool)).toBe('ant antler bee cat dog elk fox gnu goat hen ibis zebu')
    expect(pool.find(({ word }) => word === 'cat')).toMatchObject({ place: 4, called: undefined })
  })

  it('is filtered by free and placed', () => {
    expect(filtersOf(view)).toEqual(['all', 'free', 'placed'])
    expect(words(pool.filter(word => passes(view, 'placed', word)))).toBe('cat')
    expect(pool.filter(word => passes(view, 'free', word))).toHaveLength(11)
  })

  it('is searched by beginnings, else by what is inside, in any case', () => {
    expect(words(searched(pool, ' AN'))).toBe('ant antler')
    expect(words(searched(pool, 'oa'))).toBe('goat')
    expect(searched(pool, 'q')).toEqual([])
    expect(searched(pool, ' ')).toBe(pool)
  })

  it('completes what can only become one free word, and never guesses', () => {
    expect(completed(view, pool, 'ant')?.word).toBe('ant')
    expect(completed(view, pool, 'antl')?.word).toBe('antler')
    expect(completed(view, pool, 'g')).toBeUndefined()
    expect(completed(view, pool, 'ca')).toBeUndefined()
    expect(completed(view, pool, '')).toBeUndefined()
  })
})

describe('[G3] the pool while words are called', () => {
  const table = moved(filledWith(opened(), NINE, OTHER), [0, 'ant'], [1, 'bee'], [0, 'cat'])
  const view = viewFor(table, 0)

  it('tells which words were called and hit by whoever looks, not by the other', () => {
    const pool = poolOf(view)
    expect(words(pool.filter(word => passes(view, 'called', word)))).toBe('ant cat')
    expect(pool[0]).toMatchObject({ word: 'ant', called: 'hit' })
    expect(pool.filter(word => passes(view, 'free', word))).toHaveLength(7)
    expect(filtersOf(view)).toContain('called')
  })

  it('tells a spectator nothing of any grid', () => {
    const watched = viewFor(table, 'spectator')
    expect(poolOf(watched).every(({ place, called }) => place === undefined && called === undefined)).toBe(
      true,
    )
    expect(filtersOf(watched)).toEqual(['all'])
  })

  it('has the calls in their order, the last first', () => {
    expect(callsOf(view).map(event => event.kind === 'called' && `${event.seat} ${event.word}`)).toEqual([
      '0 cat',
      '1 bee',
      '0 ant',
    ])
  })
})

it('arrows lead through rows of words and stay within them', () => {
  expect(stepTo('ArrowDown', 1, 9, 2)).toBe(3)
  expect(stepTo('ArrowUp', 1, 9, 2)).toBe(1)
  expect(stepTo('ArrowRight', 8, 9, 2)).toBe(8)
  expect(stepTo('End', 0, 9, 2)).toBe(8)
  expect(stepTo('x', 0, 9, 2)).toBeUndefined()
})
