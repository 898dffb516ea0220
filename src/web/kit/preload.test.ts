// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { preloadWhenIdle } from './preload.ts'

let idle: (() => void) | undefined

function becomeIdle(): Promise<void> {
  idle?.()
  return new Promise(resolve => setTimeout(resolve))
}

function stubIdle(): void {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    idle = call
  })
}

afterEach(() => vi.unstubAllGlobals())

test('parts are loaded one after the other, each in an idle moment, and a failure stops none', async () => {
  stubIdle()
  const loaded: string[] = []
  preloadWhenIdle([
    async () => loaded.push('first'),
    () => Promise.reject(new Error('no network')),
    async () => loaded.push('third'),
  ])
  expect(loaded).toEqual([])
  await becomeIdle()
  expect(loaded).toEqual(['first'])
  await becomeIdle()
  await becomeIdle()
  expect(loaded).toEqual(['first', 'third'])
})

test('nothing more is loaded for a page that was left', async () => {
  stubIdle()
  const load = vi.fn(() => Promise.resolve())
  const cancel = preloadWhenIdle([load, load])
  await becomeIdle()
  cancel()
  await becomeIdle()
  expect(load).toHaveBeenCalledTimes(1)
})
