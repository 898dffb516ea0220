import { expect, test } from 'vitest'
import { loadOutline } from '#games/catalog.ts'
import { memoryInHand } from '#testing/memory-in-hand.ts'
import { openCourse } from './course.ts'
import type { Memory } from './host.ts'
import { packRemembered, takeOver } from './remembered.ts'

const { lessons } = await (await loadOutline('solitudo'))!.loadLessons!()
const ids = lessons.map(({ id }) => id)

function remembering(things: Readonly<Record<string, string>>): Memory {
  const memory = memoryInHand()
  for (const [place, value] of Object.entries(things)) memory.remember(place, value)
  return memory
}

/** As a browser writes it: src/web/belongings/remembered.test.ts sees that it does. */
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

test('what a browser remembers holds in a terminal, where it means something there', async () => {
  const memory = memoryInHand()
  expect(await takeOver(memory, browsers)).toEqual({ brought: 6, left: 0 })
  expect(memory.all()).toEqual(terminals)
})

test('what a terminal remembers is written as a browser would, and only the rest is its own', async () => {
  const written = await packRemembered(
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

test('what is set here stays', async () => {
  const set = { pace: 'calm', 'aids solitudo': 'rings', 'learning guessgo': 'no 0', ground: 'dark' }
  const memory = remembering(set)
  expect(await takeOver(memory, { ...browsers, 'terminal.ground': 'light' })).toMatchObject({ left: 4 })
  expect(memory.all()).toMatchObject({ ...set, time: 'hidden' })
})

test('of lessons the further ones count, and all of them are the end', async () => {
  const memory = remembering({ 'lesson solitudo': ids[3]! })
  expect(await takeOver(memory, { 'lessons.solitudo': browsers['lessons.solitudo'] })).toEqual({
    brought: 0,
    left: 0,
  })
  await takeOver(memory, { 'lessons.solitudo': JSON.stringify({ at: 0, done: ids }) })
  expect(memory.recall('lesson solitudo')).toBe('finished')
  expect(await packRemembered(memory)).toEqual({ 'lessons.solitudo': JSON.stringify({ at: 0, done: ids }) })
})

test('nonsense in a file is passed over', async () => {
  const nonsense = {
    settings: '[',
    'lessons.solitudo': '{"done":[3]}',
    'first.solitudo': 'half',
    'aids.chess': 'x',
  }
  expect(await takeOver(memoryInHand(), nonsense)).toEqual({ brought: 0, left: 0 })
})

test('where one left the lessons is where one goes on', async () => {
  const memory = memoryInHand()
  await takeOver(memory, browsers)
  const { game } = (await loadOutline('solitudo'))!
  expect(openCourse(memory, { id: 'solitudo', game } as never, lessons).at()).toBe(2)
})
