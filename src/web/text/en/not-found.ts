/** Sentences for pages and games that cannot be found. */
export const notFoundText = {
  title: 'Page not found',
  text: 'Nothing is laid out here. The link may be old or mistyped.',
  gameTitle: 'This game isn’t on this device',
  gameText:
    'Games are stored in the browser they were played in. If someone sent you this link, ask them for a replay link or the exported file.',
  brokenTitle: 'This game can’t be opened',
  notYet: 'There’s no daily puzzle for that day yet. Today’s are on the start page.',
  toLobby: 'All games',
  toHistory: 'Your games',
}
