import type { GameCommand } from '#kernel/commands.ts'
import type { Key } from '#kernel/key-bindings.ts'
import { PASSES_TO_END, type ScribbleTypes } from './rules/types.ts'
import { commandText } from './text/en.ts'

/** Keys that do something with the letters of a bag, besides laying them. */
export const HAND_KEYS = {
  exchange: '}',
  list: '@',
  shuffle: '~',
  order: 'ctrl+o',
} as const satisfies Record<string, Key>

export const commands: readonly GameCommand<ScribbleTypes>[] = [
  {
    kind: 'move',
    word: 'pass',
    key: '_',
    label: commandText.pass,
    move: view => (view.ended ? undefined : 'pass'),
    confirm: ({ passes }) => (passes === PASSES_TO_END - 1 ? commandText.confirmLastPass : undefined),
  },
]
