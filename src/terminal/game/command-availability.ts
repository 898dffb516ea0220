import type { LoadedGame } from './loaded-game.ts'

export type CommandGame = Pick<LoadedGame, 'rules' | 'hasHints' | 'define'>

/** Whether a command can ever do something in a game with these params. */
export function isCommandAvailable(
  command: string,
  { rules, hasHints }: Pick<CommandGame, 'rules' | 'hasHints'>,
  params: object,
): boolean {
  if (command === 'hint') return hasHints === true
  return (command !== 'undo' && command !== 'redo') || rules.undo(params) !== 'never'
}
