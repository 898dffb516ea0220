import type { Memory } from './host.ts'
import { words } from './words.ts'

/** How long a computer's move waits to be seen to come and not just found there. */
export const PACES = { 'at-once': 0, calm: 350, slow: 1500 } as const
export type Pace = keyof typeof PACES

export const GROUNDS = ['system', 'light', 'dark'] as const
export type GroundWish = (typeof GROUNDS)[number]

/** One thing that can be set, by the words that a menu shows. */
export interface Setting {
  readonly label: string
  now(): string
  /** On to the next of its values. */
  change(): void
}

const PACE = 'pace'
const GROUND = 'ground'
const TIME = 'time'

export function paceMs(memory: Memory): number {
  return PACES[oneOf(Object.keys(PACES) as Pace[], memory.recall(PACE), 'calm')]
}

/** Whether colours are for a light or a dark ground; undefined where the terminal is asked. */
export function groundWished(memory: Memory): 'light' | 'dark' | undefined {
  const wished = oneOf(GROUNDS, memory.recall(GROUND), 'system')
  return wished === 'system' ? undefined : wished
}

export function isTimeShown(memory: Memory): boolean {
  return memory.recall(TIME) !== 'hidden'
}

export function showTime(memory: Memory, isShown: boolean): void {
  memory.remember(TIME, isShown ? 'shown' : 'hidden')
}

export function settingsIn(memory: Memory): readonly Setting[] {
  const { settings: said } = words
  return [
    setting(memory, PACE, Object.keys(PACES) as Pace[], 'calm', said.pace, said.paces),
    setting(memory, TIME, ['shown', 'hidden'] as const, 'shown', said.stopwatch, said.stopwatches),
    setting(memory, GROUND, GROUNDS, 'system', said.ground, said.grounds),
  ]
}

function setting<Value extends string>(
  memory: Memory,
  name: string,
  values: readonly Value[],
  usual: Value,
  label: string,
  said: Readonly<Record<Value, string>>,
): Setting {
  const now = () => oneOf(values, memory.recall(name), usual)
  return {
    label,
    now: () => said[now()],
    change: () => memory.remember(name, values[(values.indexOf(now()) + 1) % values.length]!),
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  usual: Value,
): Value {
  return values.find(one => one === value) ?? usual
}
