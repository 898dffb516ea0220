import { isWordOf, type NamedCommand } from '#kernel/commands.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { LoadedGame } from './loaded-game.ts'

/** The commands of a game that can be typed as a word. */
export function namedCommandsOf({ commands = [] }: Pick<LoadedGame, 'commands'>): readonly NamedCommand[] {
  return commands.filter(command => command.kind !== 'cell')
}

/** The command that a typed text invokes: by its word, with a colon where the word could be a move, or by its move. */
export function parseGameCommand(
  loaded: LoadedGame,
  view: GameTypes['view'],
  text: string,
): NamedCommand | undefined {
  const { notation } = loaded.rules
  const trimmed = text.trim().toLowerCase()
  const read = notation.read(trimmed)
  const move = read.ok ? notation.write(read.value) : undefined
  const word = trimmed.replace(/^:/, '')
  return namedCommandsOf(loaded).find(command => {
    // A command that is typed as its move asks the same question first.
    if (move !== undefined)
      return command.kind === 'move' && !command.skipsConfirmWhenTyped && command.move(view) === move
    return isWordOf(command, word)
  })
}
