import { inCapitals } from '../rules/letter-case.ts'
/** The sentences of the first steps. */
export const lessonText = {
  missed: 'That is not hidden here. Look at the words again, and try another.',
  bonus: (word: string) => `${inCapitals(word)} is a word, but it is not hidden here. It costs nothing.`,
  guess: {
    heading: 'Find a hidden word',
    say: [
      'Your six letters spell twenty-one words, and all are hidden in the grid.',
      'Spell a short one, RED or AND: letter by letter, then Enter.',
    ],
    done: 'There it is. A point for every letter it showed.',
  },
  crossing: {
    heading: 'Words give each other letters',
    say: [
      'RANGED and RAGED are found. The word that runs down from one to the other shows A and E already.',
      'Which letter is missing? Guess that word.',
    ],
    good: 'Found too. Now the one between RANGED and RAGED: A, a letter, E.',
    done: 'Every word you find helps with those it crosses.',
  },
  mainWord: {
    heading: 'The word on the diagonal',
    say: [
      'One word uses all six letters and runs down the diagonal, in capitals: here ·ARD··.',
      'Name it. A wrong guess would cost a life, of which you have twenty; here it costs nothing.',
    ],
    good: 'Found too. The capitals are what you are after.',
    done: 'GARDEN. Find all twenty-one before your lives are gone, and the level is won.',
  },
}
