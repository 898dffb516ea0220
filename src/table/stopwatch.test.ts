import { expect, test } from 'vitest'
import { lamps } from '#testing/sample-games/lamps.ts'
import { act, openTable, reopenTable } from './act.ts'
import type { Action } from './action.ts'
import { restore } from './restore.ts'
import { elapsedMs } from './stopwatch.ts'
import { isPaused, type Table } from './table.ts'

const START = 1_000_000

const opened = () => openTable(lamps, { lamps: 20 }, 'a seed', START)
const elapsed = (table: Table, at: number) => elapsedMs(table.stopwatch!, START + at)
const light = (text: string): Action => ({ do: 'move', seat: 0, text })
const pause: Action = { do: 'pause', seat: 0 }
const resume: Action = { do: 'resume', seat: 0 }

function playAt(table: Table, ...steps: readonly (readonly [Action, number])[]): Table {
  return steps.reduce((current, [action, at]) => {
    const next = act(current, action, START + at)
    if (!next.ok) throw new Error(next.rejection.code)
    return next.value
  }, table)
}

const refusal = (table: Table, action: Action) => {
  const next = act(table, action, START + 99)
  return next.ok ? 'accepted' : next.rejection.code
}

test('[H7] the stopwatch runs from the start of the game', () => {
  expect(elapsed(opened(), 1_500)).toBe(1_500)
})

test('[H7] the stopwatch stops while the game is paused, and moves are refused', () => {
  const paused = playAt(opened(), [light('a'), 10], [pause, 30])
  expect(isPaused(paused)).toBe(true)
  expect(elapsed(paused, 500)).toBe(30)
  expect(refusal(paused, light('b'))).toBe('paused')
  expect(refusal(paused, { do: 'undo', seat: 0 })).toBe('paused')
  expect(refusal(paused, pause)).toBe('paused')
  const again = playAt(paused, [resume, 1_000], [light('b'), 1_020])
  expect(elapsed(again, 1_050)).toBe(80)
  expect(refusal(again, resume)).toBe('not-paused')
})

test('[H7] the time from the last action until the program is opened again is not counted', () => {
  const left = playAt(opened(), [light('a'), 40])
  const back = reopenTable(left, START + 9_000)
  expect(elapsed(back, 9_005)).toBe(45)
  const paused = playAt(left, [pause, 50])
  expect(elapsed(reopenTable(paused, START + 9_000), 9_005)).toBe(50)
})

test('[H7] the stopwatch stops at the end of the game, and a restored record has the same time', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const solved = playAt(opened(), ...letters.map((letter, index) => [light(letter), index * 10] as const))
  expect(solved.ending).toMatchObject({ by: 'rules' })
  expect(isPaused(solved)).toBe(false)
  expect(elapsed(solved, 10_000)).toBe(190)
  const restored = restore(lamps, solved.record)
  expect(restored.ok && restored.value.stopwatch).toEqual(solved.stopwatch)
})
