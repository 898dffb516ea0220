import type { GameCommand } from '#kernel/commands.ts'
import type { WorderlyTypes } from './rules/types.ts'
import { commandText as text } from './text/en.ts'

export const commands: readonly GameCommand<WorderlyTypes>[] = [
  {
    kind: 'move',
    word: 'shuffle',
    key: '~',
    label: text.shuffle,
    move: ({ acting }) => (acting ? 's' : undefined),
  },
  {
    kind: 'move',
    word: 'letter',
    key: '!',
    label: text.letter,
    move: ({ acting, canHint }) => (acting && canHint ? '?' : undefined),
  },
  {
    kind: 'move',
    word: 'leave',
    key: '\\',
    label: text.leave,
    move: ({ acting }) => (acting ? 'e' : undefined),
    skipsConfirmWhenTyped: true,
    confirm: () => text.confirmLeave,
  },
]
