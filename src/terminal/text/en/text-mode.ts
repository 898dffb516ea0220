import type { MoveMark } from '#table/variation-format.ts'

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
  review: {
    open: 'To try other moves, go to a position with back or go 3, then type a move. Type help for all commands.',
    commands: [
      'Commands of the review:',
      'start, end, back, next, go 3: go to another position',
      'try and a move: try the move; the move alone is enough unless it’s also a command',
      'branch: list the moves tried in the same position; branch 2 goes to one',
      'moves: list all moves and variations',
      'mark good, mark dubious, mark blunder: mark the move, or remove the mark',
      'comment and a text: comment on the move; comment alone deletes the comment',
      'main line: make this the main line',
      'delete: delete the move and those after it; undo puts them back',
      'engine: the engine’s view of the position',
      'explain: explain the position step by step',
      'play from here: play on against the computer; you can add a level, or person for another person, and other to play the other side',
      'board: show the position again',
    ],
    quit: 'quit: leave the review',
    goWhere: (last: number) => `Add the number of a move: go 0 to go ${last}.`,
    tryWhat: (example: string) => `Add a move: ${example}.`,
    branchWhich: (last: number) => `Choose a branch from 1 to ${last}.`,
    noBranch: 'No other moves were tried in that position.',
    marked: (mark: MoveMark) => `Marked as ${mark === 'blunder' ? 'a blunder' : mark}.`,
    unmarked: 'The mark is gone.',
    commented: 'The comment is saved.',
    uncommented: 'The comment is gone.',
    markHow: 'Marks are: mark good, mark dubious, mark blunder.',
    noEngine: 'The engine has nothing to say about positions of this game.',
    nothingFound: 'The engine has nothing to say about this position.',
    playOnHow: (levels: readonly string[]) =>
      `Type play from here, and perhaps an opponent: ${[...levels, 'person'].join(', ')}. Add other to play the other side.`,
    playsOn: 'A new game begins in this position. Type quit to come back to the review.',
    backInReview: 'Back in the review.',
  },
} as const

function withAvailability(command: string): string {
  return ['review', 'new', 'again', 'share'].includes(command) ? `${command} (after the game)` : command
}

/** A command as it is written where the word could also be a move. */
export function prefixedExample(commands: readonly string[]): string {
  return commands.includes('undo') ? ':undo' : ':help'
}
