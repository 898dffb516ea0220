/** Sentences for pages and games that cannot be found. */
export const notFoundText = {
  title: 'Nothing is laid out here',
  text: 'There is no such page. The link may be old, or a letter may have slipped.',
  gameTitle: 'This game is not on this device',
  gameText:
    'Games are kept in the browser they were played in. If it was sent to you, ask for a replay link or the exported file.',
  brokenTitle: 'This game cannot be opened',
  notYet: 'There is no daily puzzle of that day yet. Today’s are on the first page.',
  toLobby: 'To the games',
  toHistory: 'Your games',
}
