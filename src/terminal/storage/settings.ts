import type { KeyValueStore } from '../shell/host.ts'
import { words } from '../text/words.ts'

/** How long a computer's move waits to be seen to come and not just found there. */
export const PACES = { 'at-once': 0, calm: 350, slow: 1500 } as const
export type Pace = keyof typeof PACES

export const BACKGROUNDS = ['system', 'light', 'dark'] as const
export type BackgroundPreference = (typeof BACKGROUNDS)[number]

/** One thing that can be set, by the words that a menu shows. */
export interface Setting {
  readonly label: string
  current(): string
  /** On to the next of its values. */
  change(): void
}

const PACE = 'pace'
const BACKGROUND = 'ground'
const TIME = 'time'

export function paceMs(memory: KeyValueStore): number {
  return PACES[oneOf(Object.keys(PACES) as Pace[], memory.get(PACE), 'calm')]
}

/** Whether colours are for a light or a dark ground; undefined where the terminal is asked. */
export function preferredBackground(memory: KeyValueStore): 'light' | 'dark' | undefined {
  const wished = oneOf(BACKGROUNDS, memory.get(BACKGROUND), 'system')
  return wished === 'system' ? undefined : wished
}

export function isTimeShown(memory: KeyValueStore): boolean {
  return memory.get(TIME) !== 'hidden'
}

export function saveTimeShown(memory: KeyValueStore, isShown: boolean): void {
  memory.set(TIME, isShown ? 'shown' : 'hidden')
}

export function settingsOf(memory: KeyValueStore): readonly Setting[] {
  const { settings: said } = words
  return [
    createSetting(memory, PACE, Object.keys(PACES) as Pace[], 'calm', said.pace, said.paces),
    createSetting(memory, TIME, ['shown', 'hidden'] as const, 'shown', said.stopwatch, said.stopwatches),
    createSetting(memory, BACKGROUND, BACKGROUNDS, 'system', said.ground, said.grounds),
  ]
}

function createSetting<Value extends string>(
  memory: KeyValueStore,
  name: string,
  values: readonly Value[],
  usual: Value,
  label: string,
  said: Readonly<Record<Value, string>>,
): Setting {
  const now = () => oneOf(values, memory.get(name), usual)
  return {
    label,
    current: () => said[now()],
    change: () => memory.set(name, values[(values.indexOf(now()) + 1) % values.length]!),
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  usual: Value,
): Value {
  return values.find(one => one === value) ?? usual
}
