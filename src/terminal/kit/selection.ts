import { commandFor, type KeyMap } from './keymap.ts'

export type ListStep = 'previous' | 'next' | 'first' | 'last'

/** Moving through a list, in menus, forms and the history. */
export const listKeys: KeyMap<ListStep> = [
  { command: 'previous', keys: ['up', 'k', 'shift+tab'], showKeys: glyphs => glyphs.upDown },
  { command: 'next', keys: ['down', 'j', 'tab'], quiet: true },
  { command: 'first', keys: ['home'], quiet: true },
  { command: 'last', keys: ['end'], quiet: true },
]

/** The next selectable index of a list, which wraps around. */
export function nextSelection(at: number, step: ListStep, selectable: readonly boolean[]): number {
  const count = selectable.length
  if (!selectable.some(Boolean)) return at
  const from = step === 'first' ? -1 : step === 'last' ? count : at
  const by = step === 'previous' || step === 'last' ? -1 : 1
  let next = from
  do next = (next + by + count) % count
  while (!selectable[next])
  return next
}

export function listStepFor(key: string): ListStep | undefined {
  return commandFor(listKeys, key)
}

/** The part of a list that fits and contains the selected index. */
export function visibleRange(count: number, at: number, rows: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(at - Math.floor(rows / 2), count - rows))
  return { from, to: Math.min(count, from + rows) }
}
