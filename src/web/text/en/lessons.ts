/** Sentences around the first steps of any game. */
export const firstStepText = {
  place: (at: number, of: number) => `First steps, ${at} of ${of}`,
  tab: (game: string, at: number, of: number) => `${game}, first steps, ${at} of ${of}`,
  show: 'Show me',
  next: 'Next',
}

/** Sentences around the lessons of any game; the lessons themselves are the game's. */
export const lessonText = {
  title: (game: string) => `Learn ${game}`,
  place: (at: number, of: number) => `${at} of ${of}`,
  tab: (game: string, at: number, of: number) => `Learn ${game}, ${at} of ${of}`,
  yourTurn: 'Your turn, on the board.',
  doneBefore: 'You have done this one. Try it again, or go on.',
  over: 'This lesson is done. Go on to the next one.',
  startOver: 'Start over',
  verdicts: {
    good: 'Good. Go on.',
    wrong: 'Not that one. It was taken back; try again.',
    done: 'Well done.',
  },
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  steps: 'Lessons',
  step: (at: number, heading: string, done: boolean) => `${at}, ${heading}${done ? ', done' : ''}`,
  finished: 'You know all that it takes.',
  finishedText: 'Every puzzle here can be solved by these steps. Begin with a small and gentle one.',
  first: 'Play a first puzzle',
  again: 'From the beginning',
  toSetup: 'Choose a puzzle',
  none: 'There are no lessons for this game. Its rules are under Learn.',
}

export const learnText = {
  title: 'Learn',
  toAbout: 'About Quincunx: licences and thanks',
  lead: 'The rules in a minute, and what is worth knowing.',
}
