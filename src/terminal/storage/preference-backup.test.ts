import { expect, test } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import type { Rules } from '#kernel/rules.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { createViewPreferences } from '../game/view-preferences.ts'
import { hasSeenFirstSteps } from '../lessons/first-steps.ts'
import { openLessonCourse } from '../lessons/lesson-progress.ts'
import { consentFor } from '../setup/learning-consent.ts'
import type { KeyValueStore } from '../shell/host.ts'
import { exportPreferences, mergePreferences } from './preference-backup.ts'
import { isTimeShown, PACES, paceMs } from './settings.ts'

const { lessons } = await (await loadMetadata('solitudo'))!.loadLessons!()
const ids = lessons.map(({ id }) => id)

function remembering(things: Readonly<Record<string, string>>): KeyValueStore {
  const memory = createMemoryKeyValueStore()
  for (const [place, value] of Object.entries(things)) memory.set(place, value)
  return memory
}

/** As a browser writes it. */
const browsers = {
  settings: '{"theme":"dark","motion":"system","pace":"slow","confirming":"small","stopwatch":"hidden"}',
  'aids.solitudo': 'equals rings',
  'learning.guessgo': 'yes 17',
  'first.solitudo': 'seen',
  'lessons.solitudo': JSON.stringify({ at: 2, done: ids.slice(0, 2) }),
  'setup.solitudo': '{"chosen":{"size":8}}',
}
const terminals = {
  pace: 'slow',
  time: 'hidden',
  'aids solitudo': 'equals rings',
  'learning guessgo': 'yes 17',
  'first solitudo': 'finished',
  'lesson solitudo': ids[2]!,
}

test('preferences of a browser are imported where the terminal has them', async () => {
  const memory = createMemoryKeyValueStore()
  expect(await mergePreferences(memory, browsers)).toEqual({ brought: 6, left: 0 })
  expect(memory.entries()).toEqual(terminals)
})

test('imported preferences take effect', async () => {
  const preferences = createMemoryKeyValueStore()
  await mergePreferences(preferences, browsers)
  expect([paceMs(preferences), isTimeShown(preferences), hasSeenFirstSteps(preferences, 'solitudo')]).toEqual(
    [PACES.slow, false, true],
  )
  expect([...createViewPreferences(preferences, 'solitudo').toggles]).toEqual(['equals', 'rings'])
  expect(consentFor({ preferences }, { id: 'guessgo' } as Rules)).toEqual({ isGiven: true, since: 17 })
})

test('preferences of a terminal are exported in the browser’s form, and the rest under a prefix', async () => {
  const written = await exportPreferences(
    remembering({ ...terminals, ground: 'light', 'first scribble': 'tiles' }),
  )
  const { 'setup.solitudo': _, ...shared } = browsers
  expect(written).toEqual({
    ...shared,
    settings: '{"pace":"slow","stopwatch":"hidden"}',
    'terminal.ground': 'light',
    'terminal.first scribble': 'tiles',
  })
})

test('existing preferences stay', async () => {
  const set = { pace: 'calm', 'aids solitudo': 'rings', 'learning guessgo': 'no 0', ground: 'dark' }
  const memory = remembering(set)
  expect(await mergePreferences(memory, { ...browsers, 'terminal.ground': 'light' })).toMatchObject({
    left: 4,
  })
  expect(memory.entries()).toMatchObject({ ...set, time: 'hidden' })
})

test('the further progress in lessons counts, and all of them are the end', async () => {
  const memory = remembering({ 'lesson solitudo': ids[3]! })
  expect(await mergePreferences(memory, { 'lessons.solitudo': browsers['lessons.solitudo'] })).toEqual({
    brought: 0,
    left: 0,
  })
  await mergePreferences(memory, { 'lessons.solitudo': JSON.stringify({ at: 0, done: ids }) })
  expect(memory.get('lesson solitudo')).toBe('finished')
  expect(await exportPreferences(memory)).toEqual({
    'lessons.solitudo': JSON.stringify({ at: 0, done: ids }),
  })
})

test('invalid values in a file are skipped', async () => {
  const nonsense = {
    settings: '[',
    'lessons.solitudo': '{"done":[3]}',
    'first.solitudo': 'half',
    'aids.chess': 'x',
  }
  expect(await mergePreferences(createMemoryKeyValueStore(), nonsense)).toEqual({ brought: 0, left: 0 })
})

test('lessons resume at the imported progress', async () => {
  const memory = createMemoryKeyValueStore()
  await mergePreferences(memory, browsers)
  const { rules } = (await loadMetadata('solitudo'))!
  expect(openLessonCourse(memory, { id: 'solitudo', rules } as never, lessons).position()).toBe(2)
})
