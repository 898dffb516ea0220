// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { preferences, watchPreference } from './preferences.ts'

beforeEach(() => localStorage.clear())

it('preferences have a prefix in local storage, and keys of other programs are not touched', () => {
  localStorage.setItem('another.program', 'its own')
  preferences.set('aids.solitudo', 'rings')
  expect(localStorage.getItem('quincunx.aids.solitudo')).toBe('rings')
  expect(preferences.entries()).toEqual({ 'aids.solitudo': 'rings' })
  preferences.clear()
  expect(Object.keys(localStorage)).toEqual(['another.program'])
})

it('a change of a preference by another tab is heard, and other changes are not', () => {
  const changed = vi.fn()
  onTestFinished(watchPreference('settings', changed))
  dispatchEvent(new StorageEvent('storage', { key: 'quincunx.player' }))
  expect(changed).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'quincunx.settings' }))
  // The whole storage was cleared.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(changed).toHaveBeenCalledTimes(2)
})
