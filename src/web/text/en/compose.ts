/** The sentences of the page around an editor of puzzles; the editor's own are the game's. */

/** The list of puzzles that players have published. */
export const publishedText = {
  title: (game: string) => `${game}: published puzzles`,
  lead: 'Composed by players of this server, each with exactly one solution.',
  none: 'Nobody has published a puzzle yet. Compose the first.',
  closed: 'This server doesn’t publish puzzles. You can share links to those you compose.',
  compose: 'Compose a puzzle',
  orders: { newest: 'Newest', liked: 'Most liked' },
  sortedBy: 'Sorted by',
  by: (name: string | undefined) => (name === undefined ? 'by a player who has left' : `by ${name}`),
  solved: (players: number) =>
    players === 0 ? 'not solved yet' : `solved by ${players} ${players === 1 ? 'player' : 'players'}`,
  times: (best: string, median: string) => `best ${best}, median ${median}`,
  mine: (time: string | undefined) => (time === undefined ? 'you solved it' : `you solved it in ${time}`),
  solve: 'Solve',
  again: 'Solve again',
  like: (likes: number) => `Like, ${likes} so far`,
  unlike: (likes: number) => `Take your like back, ${likes} so far`,
  remove: 'Remove',
  removed: (title: string) => `“${title}” is removed.`,
  more: 'Show more',
}

export const composePageText = {
  title: (game: string) => `Compose ${game}`,
  none: 'This game has no editor of puzzles.',
}
