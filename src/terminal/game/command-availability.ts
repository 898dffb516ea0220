import type { Rules } from '#kernel/rules.ts'

/** Whether a command can ever do something in a game that is played so. */
export function isCommandAvailable(
  command: string,
  game: Pick<Rules, 'hasHints' | 'undo'>,
  setup: object,
): boolean {
  if (command === 'hint') return game.hasHints === true
  return (command !== 'undo' && command !== 'redo') || game.undo(setup) !== 'never'
}
