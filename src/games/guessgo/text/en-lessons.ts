/** The sentences of the first steps. */
export const lessonText = {
  listName: 'Fruit',
  place: {
    heading: 'Fill your grid',
    say: [
      'Both of you fill a secret grid from the same words. Where a word stands is up to you.',
      'Put any word on the middle cell, b2: choose the cell, then the word.',
    ],
    done: 'The other will never see it, unless it is called. The rest can be filled for you.',
    tooMany: 'That fills all of it. Put just one word down, on b2.',
    elsewhere: (cell: string) => `That is ${cell}. The middle is b2.`,
  },
  call: {
    heading: 'Call a word',
    say: [
      'Both grids are full. In turn you each call a word; if it stands on the other’s grid, it is crossed out there.',
      'Call words until you hit one. A sign beside each word tells hit from miss.',
    ],
    hit: (word: string) => `${capital(word)} is a hit. Where it stands, you are not told.`,
    miss: (word: string) => `${capital(word)} is a miss. The other has called too, and you are on again.`,
  },
  line: {
    heading: 'A whole line wins',
    say: [
      'Here you are shown where you hit. Whoever first crosses out a whole row or column of the other’s grid wins.',
      'Every line lacks one word. Call one that you have not called yet.',
    ],
    done: 'A line is complete: you would have won. Diagonals never count.',
    missed: (word: string) => `${capital(word)} does not stand there. Three of the words left do.`,
  },
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
