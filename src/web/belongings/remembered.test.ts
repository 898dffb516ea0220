// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetAll, readRemembered, takeOver } from './remembered.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('quincunx.game.one', 'a game')
  localStorage.setItem('quincunx.player', '{"id":"p"}')
  localStorage.setItem('another.program', 'its own')
})

test('games, and who one is online, are not among what is remembered', () => {
  localStorage.setItem('quincunx.settings', '{"theme":"dark"}')
  expect(readRemembered(localStorage)).toEqual({ settings: '{"theme":"dark"}' })
})

test('what is chosen here stays, what is unknown here is taken over, and nothing else is touched', () => {
  localStorage.setItem('quincunx.settings', '{"theme":"dark"}')
  const moved = takeOver(localStorage, {
    settings: '{"theme":"light"}',
    'aids.solitudo': 'equals',
    'game.one': 'spoilt',
    player: '{"id":"q"}',
    '../other': 'nonsense',
  })
  expect(moved).toEqual({ brought: 1, left: 1 })
  expect(readRemembered(localStorage)).toEqual({ settings: '{"theme":"dark"}', 'aids.solitudo': 'equals' })
  expect(localStorage.getItem('quincunx.game.one')).toBe('a game')
  expect(localStorage.getItem('quincunx.player')).toBe('{"id":"p"}')
})

test('of lessons the further ones count', () => {
  localStorage.setItem('quincunx.lessons.solitudo', '{"at":1,"done":["a"]}')
  const further = '{"at":3,"done":["a","b","c"]}'
  expect(takeOver(localStorage, { 'lessons.solitudo': further })).toEqual({ brought: 1, left: 0 })
  expect(takeOver(localStorage, { 'lessons.solitudo': '{"at":9,"done":[]}' })).toEqual({
    brought: 0,
    left: 1,
  })
  expect(readRemembered(localStorage)).toEqual({ 'lessons.solitudo': further })
})

test('forgetting takes all that is ours, and nothing of anyone else', () => {
  forgetAll(localStorage)
  expect(localStorage.length).toBe(1)
})
