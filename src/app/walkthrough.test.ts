import { expect, test } from 'vitest'
import { createManualClock } from '../testing/fakes/manual-clock.ts'
import { Walkthrough } from './walkthrough.ts'

function open(count = 3) {
  const clock = createManualClock()
  const seen: number[] = []
  const steps = Array.from({ length: count }, (_, index) => ({ note: { code: `${index + 1}` }, view: {} }))
  const walkthrough: Walkthrough = new Walkthrough({
    steps,
    clock,
    sentence: () => 'x'.repeat(50),
    onChange() {},
    onNewStep: () => seen.push(seen.length + 1),
  })
  return { walkthrough, clock, seen }
}

test('it starts before the first step and stops at both ends', () => {
  const { walkthrough } = open()
  expect(walkthrough.step).toBeUndefined()
  walkthrough.goTo(-1)
  expect(walkthrough.position).toBe(0)
  walkthrough.goTo(9)
  expect([walkthrough.position, walkthrough.step?.note.code]).toEqual([3, '3'])
})

test('a step counts once, however often it is shown, and one that was skipped over counts too', () => {
  const { walkthrough, seen } = open()
  walkthrough.goTo(1)
  walkthrough.goTo(0)
  walkthrough.goTo(1)
  expect(seen).toEqual([1])
  walkthrough.goTo(3)
  expect(seen).toEqual([1, 2, 3])
})

test('it plays by itself, each step as long as its sentence takes to read, and stops at the end', () => {
  const { walkthrough, clock } = open()
  walkthrough.togglePlaying()
  expect(walkthrough.position).toBe(1)
  clock.advance(3_499)
  expect(walkthrough.position).toBe(1)
  clock.advance(1)
  expect(walkthrough.position).toBe(2)
  clock.advance(3_500)
  expect([walkthrough.position, walkthrough.isPlaying]).toEqual([3, false])
  walkthrough.togglePlaying()
  expect([walkthrough.position, walkthrough.isPlaying]).toEqual([0, true])
})

test('pausing, stepping by hand and closing stop the clock', () => {
  for (const stop of ['togglePlaying', 'close'] as const) {
    const { walkthrough, clock } = open()
    walkthrough.togglePlaying()
    walkthrough[stop]()
    clock.advance(60_000)
    expect(walkthrough.position).toBe(1)
  }
  const { walkthrough, clock } = open()
  walkthrough.togglePlaying()
  walkthrough.goTo(2)
  clock.advance(60_000)
  expect([walkthrough.position, walkthrough.isPlaying]).toEqual([2, false])
})
