/** A command that there is, as it is written where it could be a move. */
export function prefixedExample(commands: readonly string[]): string {
  return commands.includes('undo') ? ':undo' : ':help'
}
