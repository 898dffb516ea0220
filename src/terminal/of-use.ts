import type { Game } from '#kernel/game.ts'

/** Whether a command can ever do something in a game that is played so. */
export function isOfUse(command: string, game: Pick<Game, 'hints' | 'undo'>, setup: object): boolean {
  if (command === 'hint') return game.hints === true
  return (command !== 'undo' && command !== 'redo') || game.undo(setup) !== 'never'
}
