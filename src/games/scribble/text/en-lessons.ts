/** The three first steps. */
export const lessonText = {
  firstWord: {
    heading: 'Place a word',
    say: [
      'You hold seven tiles. The first word can go anywhere, across or down, and each letter scores its points.',
      'Choose a cell, then spell a word of four letters or more, such as HEART, and play it.',
    ],
    keepLetters: 'Keep your tiles. You can make plenty of words with them.',
    tooShort: (word: string) => `${word} is a word, but a short one. Use four letters or more.`,
    done: (word: string, points: number) =>
      `${word} scores ${points}. You draw new tiles, and it’s your opponent’s turn.`,
  },
  cross: {
    heading: 'Cross a word',
    say: [
      'TRADE is yours, and RATS is your opponent’s. From now on, every word must touch a tile on the board.',
      'Place a word that uses one of these letters: HATS runs through the T of RATS.',
    ],
    layWord: 'You can place a word: HATS, from e10 across.',
    doneSeveral: (words: number, points: number) =>
      `${words} words at once for ${points} points. Each of them scores.`,
    done: (word: string, points: number) =>
      `${word} scores ${points}, including the letters that were already there.`,
    noSharedLetter: 'That touches a word but doesn’t share a letter. Run your word through one.',
  },
  exchange: {
    heading: 'When you can’t make a word',
    say: [
      'You can’t make a word with these tiles. Choose some and exchange them. It costs your turn, but no points.',
      'You also have three lookups per turn: query C..L finds CALL and COIL.',
    ],
    done: 'You have new tiles. Next turn you can place a word again.',
    passed: 'Passing won’t help. Exchange some tiles instead.',
    asked: 'That’s what a lookup gives you. Now exchange some tiles.',
    otherwise: 'Exchange some of these tiles.',
  },
}
