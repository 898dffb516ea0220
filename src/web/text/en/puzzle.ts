import { walkthroughSentences } from '#app/text/en/walkthrough.ts'

/** Sentences about puzzles. */

export const puzzleText = {
  time: 'Time',
  timeHidden: 'Time hidden',
  hideTime: 'Hide',
  showTime: 'Show',
  hideTimeLabel: 'Hide the timer',
  showTimeLabel: 'Show the timer',
  timeSpoken: (time: string) => `Time: ${time}`,
  pause: 'Pause',
  paused: 'Paused',
  pausedText: (time: string) => `${time} so far. The board is hidden until you resume.`,
  goOn: 'Resume',
  notNow: (label: string) => `“${label}” isn’t possible now.`,
  switchedOn: (label: string) => `${label}: on.`,
  switchedOff: (label: string) => `${label}: off.`,
  took: (time: string) => `Your time: ${time}.`,
  gaveUpAfter: (time: string) => `Given up after ${time}.`,
  streak: (days: number) => `Current streak: ${days} ${days === 1 ? 'day' : 'days'}.`,
  another: 'New puzzle',
  sameAgain: 'Replay this puzzle',
  ofDay: (name: string, day: string) => `${name}, ${day}`,
}

export const generatorText = {
  title: 'Making a puzzle…',
  readingTitle: 'Reading the puzzle…',
  steps: (count: string) => `${count} tries so far`,
  patience: 'This may take a moment.',
  cancelled: 'Cancelled. Press Play to try again.',
  failed: 'The puzzle couldn’t be made. Press Play to try again, or change the settings.',
}

/** The same failures on the page of another puzzle, which has no form. */
export const nextPuzzleText = {
  cancelled: '',
  failed: 'The puzzle couldn’t be made. Try again, or change the settings.',
}

export const seedText = {
  title: 'Seed',
  help: 'The same seed and settings give the same puzzle. Leave empty for a random one.',
  longest: 60,
  tooLong: 'A seed has at most 60 characters.',
  daily: 'This is the seed of a daily puzzle. Choose another seed, or open the daily from the start page.',
}

export const puzzleImportText = {
  came: 'The link contains a puzzle. Press Play to solve it.',
  instead: 'Make a new one instead',
  file: 'Choose a file',
  clear: 'Clear',
}

export const setupLinksText = {
  more: 'More about this game',
}

export const walkthroughText = {
  ...walkthroughSentences,
  open: 'Step by step',
  title: 'Step by step',
  first: 'Back to the start',
  previous: 'Previous step',
  next: 'Next step',
  play: 'Play',
  pause: 'Pause',
  board: 'Board after this step',
}

export const publishedLinkText = 'Published puzzles'
