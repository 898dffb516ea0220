export const embedText = {
  open: 'Open in Quincunx',
  notSaved: 'This puzzle isn’t saved. Open it in Quincunx to keep it.',
  notEmbedded: 'Only puzzles, exercises and replays can be shown here.',
  brokenTitle: 'This can’t be shown',
  preparing: 'Preparing the puzzle…',
  preparingExercise: 'Preparing the exercise…',
  failed: 'The puzzle couldn’t be made.',
  again: 'Try again',
  copy: 'Copy embed code',
  copied: 'Embed code copied. Paste it into the HTML of a page.',
  /** The title of the frame, which screen readers say. */
  frame: 'A game at Quincunx',
}
