/** The sentences of the first steps. */
export const lessonText = {
  listName: 'Fruit',
  place: {
    heading: 'Fill your grid',
    say: [
      'Both players fill a secret grid from the same words. You decide where each word goes.',
      'Put any word on the middle cell, b2: choose the cell, then the word.',
    ],
    done: 'Your opponent won’t see it unless it’s called. The rest can be filled for you.',
    tooMany: 'That fills the whole grid. Place just one word, on b2.',
    elsewhere: (cell: string) => `That’s ${cell}. The middle cell is b2.`,
  },
  call: {
    heading: 'Call a word',
    say: [
      'Both grids are full. You take turns calling a word; if it’s on the opponent’s grid, it’s crossed out there.',
      'Call words until you hit one. A mark beside each word shows hit or miss.',
    ],
    hit: (word: string) => `${capital(word)} is a hit. You aren’t told where it is.`,
    miss: (word: string) => `${capital(word)} is a miss. Your opponent has called; it’s your turn again.`,
  },
  line: {
    heading: 'A whole row or column wins',
    say: [
      'Here you’re shown where your hits are. The first player to cross out a whole row or column of the opponent’s grid wins.',
      'Every row and column is one word short. Call a word that you haven’t called yet.',
    ],
    done: 'You completed a row or column and would have won. Diagonals never count.',
    missed: (word: string) => `${capital(word)} isn’t on that grid. Three of the words left are.`,
  },
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
