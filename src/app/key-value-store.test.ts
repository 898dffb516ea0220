import { expect, it } from 'vitest'
import { openKeyValueStore } from './key-value-store.ts'

function forbidden(): never {
  throw new Error('forbidden')
}

it('values that a device does not store last as long as the program runs', () => {
  const store = openKeyValueStore({ get: forbidden, set: forbidden, remove: forbidden, keys: forbidden })
  expect(store.get('settings')).toBeUndefined()
  expect(store.set('settings', '{}')).toBe(false)
  expect(store.get('settings')).toBe('{}')
  expect(store.entries()).toEqual({ settings: '{}' })
  store.remove('settings')
  expect(store.entries()).toEqual({})
})

it('a full device keeps its old value until the new one can be stored', () => {
  const values = new Map([['aids.solitudo', 'rings']])
  let isFull = true
  const store = openKeyValueStore({
    get: key => values.get(key),
    set: (key, value) => void (isFull ? forbidden() : values.set(key, value)),
    remove: key => void values.delete(key),
    keys: () => [...values.keys()],
  })
  expect(store.set('aids.solitudo', 'equals')).toBe(false)
  expect([store.get('aids.solitudo'), values.get('aids.solitudo')]).toEqual(['equals', 'rings'])
  isFull = false
  expect(store.set('aids.solitudo', 'equals')).toBe(true)
  expect(values.get('aids.solitudo')).toBe('equals')
  store.clear()
  expect([store.entries(), values.size]).toEqual([{}, 0])
})
