// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { FIRST_STEPS_SEEN, preferenceKeys } from '#app/preference-keys.ts'
import { markFirstStepsSeen } from '../lessons/first-steps-seen.ts'
import { saveLessonProgress } from '../lessons/lesson-progress.ts'
import { saveConsent } from '../multiplayer/learning.ts'
import { saveBoardToggles } from '../play/board-toggles.ts'
import { changeSettings } from '../settings/settings.ts'
import { deleteAllStored, mergePreferences, readStoredPreferences } from './stored-preferences.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('quincunx.game.one', 'a game')
  localStorage.setItem('quincunx.player', '{"id":"p"}')
  localStorage.setItem('another.program', 'its own')
})

test('games, and who one is online, are not among what is remembered', () => {
  localStorage.setItem('quincunx.settings', '{"theme":"dark"}')
  expect(readStoredPreferences(localStorage)).toEqual({ settings: '{"theme":"dark"}' })
})

test('what is chosen here stays, what is unknown here is taken over, and nothing else is touched', () => {
  localStorage.setItem('quincunx.settings', '{"theme":"dark"}')
  const moved = mergePreferences(localStorage, {
    settings: '{"theme":"light"}',
    'aids.solitudo': 'equals',
    'game.one': 'spoilt',
    player: '{"id":"q"}',
    '../other': 'nonsense',
  })
  expect(moved).toEqual({ brought: 1, left: 1 })
  expect(readStoredPreferences(localStorage)).toEqual({
    settings: '{"theme":"dark"}',
    'aids.solitudo': 'equals',
  })
  expect(localStorage.getItem('quincunx.game.one')).toBe('a game')
  expect(localStorage.getItem('quincunx.player')).toBe('{"id":"p"}')
})

test('of lessons the further ones count', () => {
  localStorage.setItem('quincunx.lessons.solitudo', '{"at":1,"done":["a"]}')
  const further = '{"at":3,"done":["a","b","c"]}'
  expect(mergePreferences(localStorage, { 'lessons.solitudo': further })).toEqual({ brought: 1, left: 0 })
  expect(mergePreferences(localStorage, { 'lessons.solitudo': '{"at":9,"done":[]}' })).toEqual({
    brought: 0,
    left: 1,
  })
  expect(readStoredPreferences(localStorage)).toEqual({ 'lessons.solitudo': further })
})

test('forgetting takes all that is ours, and nothing of anyone else', () => {
  deleteAllStored(localStorage)
  expect(localStorage.length).toBe(1)
})

test('what a terminal understands too is remembered by the names and in the forms that both know', () => {
  markFirstStepsSeen('solitudo')
  saveBoardToggles('solitudo', new Set(['equals', 'rings']))
  saveConsent('guessgo', { isGiven: true, since: 17 })
  saveLessonProgress('solitudo', { at: 1, done: ['pair'] })
  changeSettings({ pace: 'slow', stopwatch: 'hidden' })
  const { settings, ...others } = readStoredPreferences(localStorage)
  expect(JSON.parse(settings!)).toMatchObject({ pace: 'slow', stopwatch: 'hidden' })
  expect(others).toEqual({
    [preferenceKeys.firstSteps('solitudo')]: FIRST_STEPS_SEEN,
    [preferenceKeys.aids('solitudo')]: 'equals rings',
    [preferenceKeys.learning('guessgo')]: 'yes 17',
    [preferenceKeys.lessons('solitudo')]: '{"at":1,"done":["pair"]}',
  })
})

test('what only a terminal can use does not count as brought', () => {
  expect(mergePreferences(localStorage, { 'terminal.ground': 'light' })).toEqual({ brought: 0, left: 0 })
})
