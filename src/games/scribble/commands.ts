import type { GameCommand } from '#kernel/commands.ts'
import { PASSES_TO_END, type ScribbleTypes } from './rules/types.ts'
import { commandText } from './text/en.ts'

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
