// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Game } from '#kernel/game.ts'
import { rememberedAs, SEEN } from '#session/remembered.ts'
import { keepMet } from '../lessons/first-visit.ts'
import { keepProgress } from '../lessons/progress.ts'
import { changeSettings } from '../settings.ts'
import { keepLeave } from '../several/learnt.ts'
import { keepAids } from '../table/aids.ts'
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

test('what a terminal understands too is remembered by the names and in the forms that both know', () => {
  keepMet('solitudo')
  keepAids('solitudo', new Set(['equals', 'rings']))
  keepLeave({ id: 'guessgo' } as Game, { given: true, since: 17 })
  keepProgress('solitudo', { at: 1, done: ['pair'] })
  changeSettings({ pace: 'slow', stopwatch: 'hidden' })
  const { settings, ...others } = readRemembered(localStorage)
  expect(JSON.parse(settings!)).toMatchObject({ pace: 'slow', stopwatch: 'hidden' })
  expect(others).toEqual({
    [rememberedAs.firstSteps('solitudo')]: SEEN,
    [rememberedAs.aids('solitudo')]: 'equals rings',
    [rememberedAs.learning('guessgo')]: 'yes 17',
    [rememberedAs.lessons('solitudo')]: '{"at":1,"done":["pair"]}',
  })
})

test('what only a terminal can use does not count as brought', () => {
  expect(takeOver(localStorage, { 'terminal.ground': 'light' })).toEqual({ brought: 0, left: 0 })
})
