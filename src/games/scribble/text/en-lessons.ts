/** The three first steps. */
export const lessonText = {
  firstWord: {
    heading: 'Lay a word',
    say: [
      'You have seven letters. The first word may lie anywhere, across or down; each letter counts its points.',
      'Choose a cell, then the letters of a word of four or more, such as HEART; then play it.',
    ],
    keepLetters: 'Keep your letters: they make many words.',
    tooShort: (word: string) => `${word} is a word, but a short one. Four letters or more.`,
    done: (word: string, points: number) =>
      `${word} counts ${points}. Your letters are filled up, and it is the other’s turn.`,
  },
  cross: {
    heading: 'Cross what is there',
    say: [
      'TRADE is yours, RATS the other’s. Every word from now on touches a letter on the board.',
      'Lay one that uses a letter of theirs: HATS runs through the T of RATS.',
    ],
    layWord: 'There is a word to be laid: HATS, from e10 across.',
    doneSeveral: (words: number, points: number) =>
      `${words} words at once, ${points} points: each of them counts.`,
    done: (word: string, points: number) => `${word} counts ${points}, with the letters that were there.`,
    noSharedLetter: 'That touches, but shares no letter. Let it run through a word.',
  },
  exchange: {
    heading: 'Letters that make nothing',
    say: [
      'No word can be made of these. Choose some and exchange them: it takes your turn, not your points.',
      'Before you do you may also ask the dictionary, three times a turn: query C..L finds CALL and COIL.',
    ],
    done: 'New letters. Next turn you lay a word again.',
    passed: 'A pass changes nothing. Exchange letters instead.',
    asked: 'That is how it answers. Now exchange some letters.',
    otherwise: 'Exchange some of these letters.',
  },
}
