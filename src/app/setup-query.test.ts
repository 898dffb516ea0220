import { describe, expect, test } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { readSetupLink, readSetupQuery, writeSetupQuery } from './setup-query.ts'

const options: AnyOptions = {
  size: { kind: 'whole', min: 4, max: 30, default: 6 },
  grade: { kind: 'choice', choices: ['gentle', 'tricky'], default: 'gentle' },
  rating: { kind: 'choice', choices: ['unrated', 'tricky'], default: 'unrated' },
}

test('the query holds choices, the seed and whether to start at once', () => {
  expect(readSetupQuery(new URLSearchParams('?size=8&grade=tricky&seed=plum&play'), options)).toEqual({
    opponents: undefined,
    chosen: { size: 8, grade: 'tricky' },
    seed: 'plum',
    startsAtOnce: true,
    rejection: undefined,
  })
})

test('an invalid value is left out with a rejection, and unknown keys are ignored', () => {
  const { chosen, rejection } = readSetupQuery(
    new URLSearchParams('?size=99&grade=tricky&campaign=autumn'),
    options,
  )
  expect(chosen).toEqual({ grade: 'tricky' })
  expect(rejection).toMatchObject({ code: 'out-of-range', details: { option: 'size', given: '99' } })
})

test('an option that only matters with another choice is read if that choice is declared before it', () => {
  const conditional: AnyOptions = {
    ...options,
    grade: { ...options.grade!, when: params => (params as { size?: number }).size === 8 },
  }
  expect(readSetupQuery(new URLSearchParams('?grade=tricky'), conditional).chosen).toEqual({})
  expect(readSetupQuery(new URLSearchParams('?grade=tricky&size=8'), conditional).chosen).toEqual({
    size: 8,
    grade: 'tricky',
  })
})

test('a written query reads back as the same choices', () => {
  const chosen = { size: 12, grade: 'tricky', text: 'a b+c&d=e/é\n(f)' }
  const query = writeSetupQuery(chosen)
  expect(query).toBe(String(new URLSearchParams({ ...chosen, size: '12' })))
  const read = readSetupQuery(new URLSearchParams(query), {
    ...options,
    text: { kind: 'text', default: '', longest: 99 },
  })
  expect(read.chosen).toEqual(chosen)
})

describe('a link to a setup page', async () => {
  const obstruction = (await loadMetadata('obstruction'))!
  const solitudo = (await loadMetadata('solitudo'))!
  const read = (game: GameEntry, query: string) =>
    readSetupLink(game, new URLSearchParams(query), seat => `Player ${seat}`)

  test('requests a game against the computer, or between two people', () => {
    expect(read(obstruction, 'size=agreed&rows=7')).toMatchObject({
      value: {
        isComplete: false,
        request: {
          game: 'obstruction',
          params: { rows: 7, cols: 8 },
          players: [
            { kind: 'person', name: 'Player 0' },
            { kind: 'computer', level: 'steady' },
          ],
        },
      },
    })
    expect(read(obstruction, 'who=two')).toMatchObject({
      value: { opponents: 'two', request: { players: [{ name: 'Player 0' }, { name: 'Player 1' }] } },
    })
  })

  test.each(['play', 'seed=plum', 'puzzle=5x5:abc'])('with %s is complete', query => {
    expect(read(solitudo, query)).toMatchObject({ ok: true, value: { isComplete: true } })
  })

  test('is refused where a value is invalid', () => {
    expect(read(obstruction, 'size=agreed&rows=99')).toMatchObject({ rejection: { code: 'out-of-range' } })
  })
})

test('a link that leaves an option out means its default, not the value that a form begins with', () => {
  const begun: AnyOptions = { ...options, size: { ...options.size!, initial: 4 } as AnyOptions[string] }
  const read = (query: string) => readSetupQuery(new URLSearchParams(query), begun).chosen
  expect(read('?grade=tricky')).toEqual({ grade: 'tricky', size: 6 })
  expect(read('?grade=tricky&size=9')).toEqual({ grade: 'tricky', size: 9 })
  expect(read('?who=two')).toEqual({})
})
