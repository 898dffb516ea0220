import { publishedPuzzleText } from '#app/text/en/published-puzzles.ts'

/** The sentences of the page around an editor of puzzles; the editor's own are the game's. */

/** The list of puzzles that players have published. */
export const publishedText = {
  ...publishedPuzzleText,
  lead: 'Composed by players of this server, each with exactly one solution.',
  none: `${publishedPuzzleText.none} Compose the first.`,
  closed: 'This server doesn’t publish puzzles. You can share links to those you compose.',
  compose: 'Compose a puzzle',
  sortedBy: 'Sorted by',
  solve: 'Solve',
  again: 'Solve again',
  like: (likes: number) => `Like, ${likes} so far`,
  unlike: (likes: number) => `Take your like back, ${likes} so far`,
  remove: 'Remove',
}

export const composePageText = {
  title: (game: string) => `Compose ${game}`,
  none: 'This game has no editor of puzzles.',
}
