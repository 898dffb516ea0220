import type { Rules } from '#kernel/rules.ts'
import type { LoadedGame } from './loaded-game.ts'

/** The parts of a game on which the available commands depend. */
export interface CommandGame extends Pick<LoadedGame, 'hasHints' | 'hasWalkthrough' | 'define'> {
  readonly rules: Pick<Rules, 'undo' | 'seats'>
}

/** Whether a command can ever do something in a game with these params. */
export function isCommandAvailable(command: string, game: CommandGame, params: object): boolean {
  if (command === 'hint') return game.hasHints === true
  if (command === 'explain') return game.hasWalkthrough === true
  return (command !== 'undo' && command !== 'redo') || game.rules.undo(params) !== 'never'
}
