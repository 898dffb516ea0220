import { describe, expect, it } from 'vitest'
import { viewFor } from '#table/table.ts'
import { fillGrids, NINE, openTestTable, playMoves } from '../testing/test-table.ts'
import { callEvents } from './calls.tsx'
import { stepTo } from './pool-list.tsx'
import { availableFilters, completeWord, listPoolWords, passesFilter, searchPool } from './pool-search.ts'

const OTHER = 'ibis hen gnu fox elk dog cat bee ant'
const TWELVE = `${NINE} antler goat zebu`
const words = (pool: ReturnType<typeof listPoolWords>) => pool.map(({ word }) => word).join(' ')

describe('[G14] the pool while a grid is filled', () => {
  const view = viewFor(
    playMoves(openTestTable({ ownWords: TWELVE.replaceAll(' ', '\n') }), [0, 'place cat b2']),
    0,
  )
  const pool = listPoolWords(view)

  it('is in alphabetical order, each word with where it stands', () => {
    expect(words(pool)).toBe('ant antler bee cat dog elk fox gnu goat hen ibis zebu')
    expect(pool.find(({ word }) => word === 'cat')).toMatchObject({ place: 4, called: undefined })
  })

  it('is filtered by free and placed', () => {
    expect(availableFilters(view)).toEqual(['all', 'free', 'placed'])
    expect(words(pool.filter(word => passesFilter(view, 'placed', word)))).toBe('cat')
    expect(pool.filter(word => passesFilter(view, 'free', word))).toHaveLength(11)
  })

  it('is searched by beginnings, else by what is inside, in any case', () => {
    expect(words(searchPool(pool, ' AN'))).toBe('ant antler')
    expect(words(searchPool(pool, 'oa'))).toBe('goat')
    expect(searchPool(pool, 'q')).toEqual([])
    expect(searchPool(pool, ' ')).toBe(pool)
  })

  it('completes what can only become one free word, and never guesses', () => {
    expect(completeWord(view, pool, 'ant')?.word).toBe('ant')
    expect(completeWord(view, pool, 'antl')?.word).toBe('antler')
    expect(completeWord(view, pool, 'g')).toBeUndefined()
    expect(completeWord(view, pool, 'ca')).toBeUndefined()
    expect(completeWord(view, pool, '')).toBeUndefined()
  })
})

describe('[G3] the pool while words are called', () => {
  const table = playMoves(fillGrids(openTestTable(), NINE, OTHER), [0, 'ant'], [1, 'bee'], [0, 'cat'])
  const view = viewFor(table, 0)

  it('tells which words were called and hit by the viewer, not by the opponent', () => {
    const pool = listPoolWords(view)
    expect(words(pool.filter(word => passesFilter(view, 'called', word)))).toBe('ant cat')
    expect(pool[0]).toMatchObject({ word: 'ant', called: 'hit' })
    expect(pool.filter(word => passesFilter(view, 'free', word))).toHaveLength(7)
    expect(availableFilters(view)).toContain('called')
  })

  it('tells a spectator nothing of any grid', () => {
    const watched = viewFor(table, 'spectator')
    expect(
      listPoolWords(watched).every(({ place, called }) => place === undefined && called === undefined),
    ).toBe(true)
    expect(availableFilters(watched)).toEqual(['all'])
  })

  it('has the calls in their order, the last first', () => {
    expect(callEvents(view).map(event => event.kind === 'called' && `${event.seat} ${event.word}`)).toEqual([
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

describe('[G3] the pool where each word is called once', () => {
  const view = viewFor(
    playMoves(fillGrids(openTestTable({ once: true }), NINE, OTHER), [0, 'cat'], [1, 'dog']),
    0,
  )
  const pool = listPoolWords(view)

  it('counts a word that the opponent has called as called', () => {
    expect(pool.find(({ word }) => word === 'dog')).toMatchObject({ called: 'gone' })
    expect(words(pool.filter(word => passesFilter(view, 'called', word)))).toBe('cat dog')
  })

  it('does not tell two people at one screen which words are on whose grid', () => {
    expect(availableFilters(view)).toContain('placed')
    expect(availableFilters(view, true)).not.toContain('placed')
  })
})

it('[G5] a typed word with ı is not taken for one with i', () => {
  const view = viewFor(
    openTestTable({ ownWords: 'kıl kil ant bee cat dog elk fox gnu'.replaceAll(' ', '\n') }),
    0,
  )
  const pool = listPoolWords(view)
  expect(completeWord(view, pool, 'kıl')?.word).toBe('kıl')
  expect(completeWord(view, pool, 'kil')?.word).toBe('kil')
})
