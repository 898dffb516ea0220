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

test('games and the online identity are not among the preferences', () => {
  localStorage.setItem('quincunx.settings', '{"theme":"dark"}')
  expect(readStoredPreferences(localStorage)).toEqual({ settings: '{"theme":"dark"}' })
})

test('preferences of this browser stay, others are added, and nothing else is touched', () => {
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

test('the further progress in lessons counts', () => {
  localStorage.setItem('quincunx.lessons.solitudo', '{"at":1,"done":["a"]}')
  const further = '{"at":3,"done":["a","b","c"]}'
  expect(mergePreferences(localStorage, { 'lessons.solitudo': further })).toEqual({ brought: 1, left: 0 })
  expect(mergePreferences(localStorage, { 'lessons.solitudo': '{"at":9,"done":[]}' })).toEqual({
    brought: 0,
    left: 1,
  })
  expect(readStoredPreferences(localStorage)).toEqual({ 'lessons.solitudo': further })
})

test('deleting removes the keys of Quincunx and no others', () => {
  deleteAllStored(localStorage)
  expect(localStorage.length).toBe(1)
})

test('preferences that a terminal shares have the names and formats that both know', () => {
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

test('a preference for the terminal only does not count as imported', () => {
  expect(mergePreferences(localStorage, { 'terminal.ground': 'light' })).toEqual({ brought: 0, left: 0 })
})
