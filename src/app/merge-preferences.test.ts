import { expect, test } from 'vitest'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { readConsent } from './learning-consent.ts'
import { mergePreferences, preferencesForBackup } from './merge-preferences.ts'
import { hasSeenFirstSteps, readBoardToggles, readLessonProgress, readSettings } from './preferences.ts'

const LESSONS = ['pair', 'corner', 'between', 'closed']
const loadLessonIds = async (game: string) => (game === 'solitudo' ? LESSONS : [])

/** As browsers have always written them. */
const FROM_BROWSER = {
  settings: '{"theme":"dark","motion":"system","pace":"slow","confirming":"small","stopwatch":"hidden"}',
  'aids.solitudo': 'equals rings',
  'learning.guessgo': 'yes 17',
  'first.solitudo': 'seen',
  'lessons.solitudo': '{"at":2,"done":["pair","corner"]}',
  'setup.solitudo': '{"chosen":{"size":8}}',
}

/** As earlier terminals wrote them: shared ones in the browser's form, the others with a prefix. */
const FROM_OLD_TERMINAL = {
  settings: '{"pace":"slow","stopwatch":"hidden"}',
  'aids.solitudo': 'equals rings',
  'learning.guessgo': 'yes 17',
  'first.solitudo': 'seen',
  'lessons.solitudo': '{"at":2,"done":["pair","corner"]}',
  'terminal.ground': 'light',
  'terminal.first-scribble': 'tiles',
  'terminal.lesson-worderly': 'begin',
}

test.each([
  ['a browser', FROM_BROWSER, 'system'],
  ['an earlier terminal', FROM_OLD_TERMINAL, 'light'],
])('the preferences of %s are restored and take effect', async (_, remembered, background) => {
  const store = createMemoryKeyValueStore()
  expect(await mergePreferences(store, remembered, loadLessonIds)).toMatchObject({
    leftOut: 0,
    isUnstored: false,
  })
  expect(readSettings(store)).toMatchObject({ pace: 'slow', stopwatch: 'hidden', background })
  expect([...readBoardToggles(store, 'solitudo').keys()]).toEqual(['equals', 'rings'])
  expect(readConsent(store, 'guessgo')).toEqual({ isGiven: true, since: 17 })
  expect([hasSeenFirstSteps(store, 'solitudo'), hasSeenFirstSteps(store, 'scribble')]).toEqual([true, false])
  expect(readLessonProgress(store, 'solitudo', LESSONS)).toEqual({ at: 2, done: ['pair', 'corner'] })
})

test('preferences are backed up by their keys, without old games and the online identity', async () => {
  const store = createMemoryKeyValueStore({
    ...FROM_BROWSER,
    'game.one': 'a game',
    player: '{"id":"p"}',
    'player.table': '{"id":"t"}',
  })
  expect(preferencesForBackup(store)).toEqual(FROM_BROWSER)
  const restored = createMemoryKeyValueStore()
  await mergePreferences(restored, preferencesForBackup(store), loadLessonIds)
  expect(restored.entries()).toEqual(FROM_BROWSER)
})

test('preferences of this device stay, each setting by itself, and others are added', async () => {
  const here = { settings: '{"theme":"light"}', 'aids.solitudo': 'rings', 'game.one': 'a game', player: '{}' }
  const store = createMemoryKeyValueStore(here)
  const merged = await mergePreferences(
    store,
    {
      settings: '{"theme":"dark","pace":"slow"}',
      'aids.solitudo': 'equals',
      'aids.guessgo': 'x',
      'game.one': 'spoilt',
      player: '{"id":"q"}',
      '../other': 'nonsense',
    },
    loadLessonIds,
  )
  expect(merged).toMatchObject({ imported: 2, leftOut: 2 })
  expect(store.entries()).toEqual({
    ...here,
    settings: '{"theme":"light","pace":"slow"}',
    'aids.guessgo': 'x',
  })
})

test('the further progress in lessons counts, also in the form of an earlier terminal', async () => {
  const store = createMemoryKeyValueStore({ 'lessons.solitudo': 'corner' })
  const restore = (text: string) => mergePreferences(store, { 'lessons.solitudo': text }, loadLessonIds)
  expect(await restore('{"at":3,"done":["pair","corner","between"]}')).toMatchObject({
    imported: 1,
    leftOut: 0,
  })
  expect(await restore('{"at":9,"done":[]}')).toMatchObject({ imported: 0, leftOut: 1 })
  expect(await restore('between')).toMatchObject({ imported: 0, leftOut: 1 })
  expect(readLessonProgress(store, 'solitudo', LESSONS)?.done).toHaveLength(3)
  expect(await restore('finished')).toMatchObject({ imported: 1 })
  expect(readLessonProgress(store, 'solitudo', LESSONS)).toEqual({ at: 4, done: LESSONS })
})

test('invalid values are skipped', async () => {
  const nonsense = { settings: '[', 'lessons.solitudo': '{"done":[3]}', 'first.solitudo': 'half' }
  const store = createMemoryKeyValueStore()
  expect(await mergePreferences(store, nonsense, loadLessonIds)).toMatchObject({ imported: 0, leftOut: 0 })
  expect(store.entries()).toEqual({})
})

test('preferences that the device does not store are reported', async () => {
  const store = { ...createMemoryKeyValueStore(), set: () => false }
  expect(await mergePreferences(store, { 'aids.solitudo': 'x' }, loadLessonIds)).toMatchObject({
    isUnstored: true,
  })
})

test('accuracies that were measured on either device are known afterwards', async () => {
  const store = createMemoryKeyValueStore({ 'accuracy.scribble': '{"both":80,"here":70}' })
  const merged = await mergePreferences(
    store,
    { 'accuracy.scribble': '{"both":90,"there":60}' },
    loadLessonIds,
  )
  expect(merged).toMatchObject({ imported: 1, leftOut: 0 })
  expect(JSON.parse(store.get('accuracy.scribble')!)).toEqual({ both: 80, here: 70, there: 60 })
})
