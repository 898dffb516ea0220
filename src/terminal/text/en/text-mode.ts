/** The sentences of text mode. */
export const textModeText = {
  welcome: (title: string, example: string, commands: readonly string[]) =>
    `${title}. To move, type ${example}. Commands: ${commands.join(', ')}.`,
  commands: (commands: readonly string[]) =>
    `Commands: ${commands.map(withAvailability).join(', ')}. If a command could also be a move, put a colon before it, as in ${prefixedExample(commands)}.`,
  menuItem: (key: string, label: string, note: string) =>
    `${key}: ${label}${note ? `, ${note.replaceAll(/ {2,}/g, ', ')}` : ''}`,
  offer: (word: string, label: string) => `${word}: ${label}`,
  aid: (label: string, isOn: boolean, isEverywhere = false) =>
    `${label}: ${isOn ? 'on' : 'off'}.${isOn && !isEverywhere ? ' To see the board around a cell, type look and the cell: look b3.' : ''}`,
  confirm: (question: string) => `${question} Type yes, or anything else to play on.`,
  resignAsk: 'Resign this game?',
  more: 'Type hint again for more.',
  paused: 'Paused. The timer is stopped. Type resume to go on.',
  goesOn: 'Resumed.',
  covered: 'The game is paused. Type resume to go on.',
  lookWhere: 'Add the cell: look b3.',
  shareLater: 'You can share the result once the game is over.',
  newLater: 'You can start another game once this one is over.',
  takenBack: 'Undone.',
  inputEnded: 'The input has ended.',
  trouble: (message: string) => `The computer couldn’t move: ${message} Press Enter to try again.`,
  notKept: (message: string) => `This game can’t be saved: ${message}`,
  reviewLater: 'You can review a game once it’s over.',
  nothingToReview: 'There are no moves to review.',
} as const

function withAvailability(command: string): string {
  return ['review', 'new', 'again', 'share'].includes(command) ? `${command} (after the game)` : command
}

/** A command as it is written where the word could also be a move. */
export function prefixedExample(commands: readonly string[]): string {
  return commands.includes('undo') ? ':undo' : ':help'
}
