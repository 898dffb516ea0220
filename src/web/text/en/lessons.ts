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
  place: (game: string, at: number, of: number) => `${game}, lesson ${at} of ${of}`,
  tab: (game: string, at: number, of: number) => `Learn ${game}, ${at} of ${of}`,
  yourTurn: 'Your turn.',
  doneBefore: 'You’ve done this one. Try it again, or go on.',
  over: 'This lesson is done. Go on to the next one.',
  startOver: 'Start over',
  show: 'Show me',
  showCell: (move: string) => `One way: ${move}.`,
  verdicts: {
    good: 'Good. Carry on.',
    wrong: 'Not that one. The mark was removed; try again.',
    done: 'Well done.',
  },
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  practise: 'Practise this',
  steps: 'Lessons',
  stepDone: 'done',
  finished: 'That’s everything you need.',
  finishedText: 'Every puzzle here can be solved with these techniques. Start with a small, gentle one.',
  first: 'Play your first puzzle',
  again: 'Start again',
  toSetup: 'Choose a puzzle',
  none: 'This game has no lessons. Its rules are under Learn.',
}

export const learnText = {
  title: 'Learn',
  firstMoves: (game: string) => `First moves of ${game}`,
  contents: 'On this page',
  keys: 'Keys',
  toAbout: 'About Quincunx: licences and credits',
  lead: 'The rules in a minute, and some useful advice.',
}
