import { expect, test } from 'vitest'
import type { AnyOptions } from '#kernel/options.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { readLastChoices, saveChoices } from './last-choices.ts'

const options: AnyOptions = {
  size: { kind: 'whole', min: 3, max: 15, default: 5, initial: 4 },
  pool: { kind: 'whole', min: 0, max: 500, default: 0, initial: 16 },
}

test('the first form begins with the initial values, later ones with the last choices as they were made', () => {
  const store = createMemoryKeyValueStore()
  const first = readLastChoices(store, 'words', ['easy'], options)
  expect(first.chosen).toEqual({ size: 4, pool: 16 })
  expect(first.chosenOnline).toEqual({ size: 4, pool: 16 })
  // Choices of an earlier version, which wrote down only what was changed.
  saveChoices(store, 'words', { ...first, chosen: { pool: 25 }, chosenOnline: {} })
  const later = readLastChoices(store, 'words', ['easy'], options)
  expect(later.chosen).toEqual({ pool: 25 })
  expect(later.chosenOnline).toEqual({})
})
