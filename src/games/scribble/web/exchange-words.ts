/** While letters are chosen to be given back. */
export const exchangeWords = {
  choose: 'Choose the letters to give back, or pass.',
  chooseLast: 'Choose the letters to give back. A fourth pass in a row ends the game.',
  chosen: (letters: readonly string[]) => `To give back: ${letters.join(' ')}.`,
  give: (count: number) => `Exchange ${count}`,
  pass: 'Pass',
  passLast: 'Pass and end the game',
  cancel: 'Cancel',
}
