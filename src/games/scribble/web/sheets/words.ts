/** Sentences of what opens beside the table, or over it. */
export const sheetWords = {
  dictionaryTitle: 'Dictionary',
  lettersTitle: 'Letters',
  close: 'Close',
  unseen: (left: number, unseen: number) =>
    unseen === left
      ? `${left} letters are in the reservoir.`
      : `${unseen} letters are not seen yet: ${left} in the reservoir, ${unseen - left} in the other bag.`,
  letter: (letter: string, points: number, unseen: number) =>
    `${letter}: ${points} ${points === 1 ? 'point' : 'points'}, ${unseen} not seen yet`,
  pattern: 'Letters, and dots for any one letter',
  ask: 'Ask',
  left: (count: number) =>
    count === 0
      ? 'No question left this turn.'
      : `${count} ${count === 1 ? 'question' : 'questions'} left this turn.`,
  found: (pattern: string, total: number) =>
    total === 0 ? `${pattern}: no word.` : `${pattern}: ${total} ${total === 1 ? 'word' : 'words'}.`,
  previous: 'Back',
  next: 'More',
  page: (page: number, pages: number) => `${page} of ${pages}`,
}
