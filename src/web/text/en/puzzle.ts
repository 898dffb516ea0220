/** Sentences about puzzles. */

export const puzzleText = {
  time: 'Time',
  timeHidden: 'Time hidden',
  hideTime: 'Hide',
  showTime: 'Show',
  hideTimeLabel: 'Hide the time',
  showTimeLabel: 'Show the time',
  timeSpoken: (time: string) => `Time: ${time}`,
  pause: 'Pause',
  paused: 'Paused',
  pausedText: (time: string) => `${time} so far. The board is covered until you go on.`,
  goOn: 'Go on',
  notNow: (label: string) => `“${label}” is not possible now.`,
  switchedOn: (label: string) => `${label}: on.`,
  switchedOff: (label: string) => `${label}: off.`,
  took: (time: string) => `Your time: ${time}.`,
  gaveUpAfter: (time: string) => `Given up after ${time}.`,
  another: 'Another puzzle',
  sameAgain: 'The same again',
  ofDay: (name: string, day: string) => `${name}, ${day}`,
}

export const generatorText = {
  title: 'Making a puzzle',
  readingTitle: 'Looking at the puzzle',
  steps: (count: string) => `${count} tries so far`,
  patience: 'This may take a moment.',
  cancelled: 'The puzzle was not made. Choose again, or press Play once more.',
  failed: 'The puzzle could not be made. Press Play to try again, or choose otherwise.',
}

/** The same failures on the page of another puzzle, which has no form. */
export const nextPuzzleText = {
  cancelled: '',
  failed: 'The puzzle could not be made. Try again, or choose a new set-up.',
}

export const seedText = {
  title: 'Seed',
  help: 'The same seed and choices give the same puzzle. Leave it empty for a new one.',
  longest: 60,
  tooLong: 'A seed has at most 60 signs. Choose a shorter one.',
  daily: 'This is the seed of a daily puzzle. Open that from the first page, or choose another seed.',
}

export const puzzleImportText = {
  came: 'A puzzle came with the link. Press Play to solve it.',
  instead: 'Make a new one instead',
  file: 'Choose a file',
  clear: 'Clear',
}

export const setupLinksText = {
  more: 'More about this game',
}
