import { inCapitals } from '../rules/letter-case.ts'

/** The sentences of the first steps. */
export const lessonText = {
  missed: 'That word isn’t hidden here. Look at the grid again and try another.',
  bonus: (word: string) => `${inCapitals(word)} is a word, but it isn’t hidden here. It costs nothing.`,
  guess: {
    heading: 'Find a hidden word',
    say: [
      'Your six letters spell twenty-one words, all hidden in the grid.',
      'Spell a short word such as RED or AND, then press Enter.',
    ],
    done: 'Got it! You score a point for each letter revealed.',
  },
  crossing: {
    heading: 'Words share letters',
    say: [
      'You’ve found RANGED and RAGED. The word that runs down from one to the other already shows A and E.',
      'Which letter is missing? Guess that word.',
    ],
    good: 'That’s one too. Now find the word between RANGED and RAGED: A, a letter, E.',
    done: 'Every word you find helps with the words it crosses.',
  },
  mainWord: {
    heading: 'The word on the diagonal',
    say: [
      'One word uses all six letters and runs down the diagonal in capitals: here ·ARD··.',
      'Guess it. Normally a wrong guess costs one of your twenty lives; not here.',
    ],
    good: 'That’s one too. Now find the word in capitals.',
    done: 'GARDEN! Find all twenty-one words before your lives run out, and you win the level.',
  },
}
