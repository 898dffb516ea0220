/** The sentences of text mode. */
export const textModeText = {
  welcome: (title: string, example: string, commands: readonly string[]) =>
    `${title}. For a move type ${example}. Commands: ${commands.join(', ')}.`,
  commands: (commands: readonly string[]) =>
    `Commands: ${commands.map(withAvailability).join(', ')}. Where such a word could also be a move, write it with a colon, as in ${prefixedExample(commands)}.`,
  menuItem: (key: string, label: string, note: string) =>
    `${key}: ${label}${note ? `, ${note.replaceAll(/ {2,}/g, ', ')}` : ''}`,
  offer: (word: string, label: string) => `${word}: ${label}`,
  aid: (label: string, isOn: boolean) =>
    isOn ? `${label}: on. look b3, say, shows them around a cell.` : `${label}: off.`,
  confirm: (question: string) => `${question} Type yes, or anything else to play on.`,
  resignAsk: 'Resign this game?',
  more: 'hint again says more.',
  paused: 'Paused. The time stands still; resume goes on.',
  goesOn: 'It goes on.',
  covered: 'The game is paused. resume goes on.',
  lookWhere: 'Say which cell, as in look b3.',
  shareLater: 'A result can be shared once the game is over.',
  newLater: 'Another one can be had once this is over.',
  takenBack: 'Taken back.',
  inputEnded: 'The input has ended.',
  trouble: (message: string) => `The computer could not move: ${message} An empty line asks it again.`,
  notKept: (message: string) => `This game cannot be kept: ${message}`,
  reviewLater: 'You can review a game once it’s over.',
  nothingToReview: 'There are no moves to review.',
} as const

function withAvailability(command: string): string {
  return ['review', 'new', 'again', 'share'].includes(command) ? `${command} (once it is over)` : command
}

/** A command as it is written where the word could also be a move. */
export function prefixedExample(commands: readonly string[]): string {
  return commands.includes('undo') ? ':undo' : ':help'
}
