/** The sentences about the puzzles that players have published on a server, in every shell. */
export const publishedPuzzleText = {
  title: (game: string) => `${game}: published puzzles`,
  none: 'Nobody has published a puzzle yet.',
  orders: { newest: 'Newest', liked: 'Most liked' },
  by: (name: string | undefined) => (name === undefined ? 'by a player who has left' : `by ${name}`),
  solved: (players: number) =>
    players === 0 ? 'not solved yet' : `solved by ${players} ${players === 1 ? 'player' : 'players'}`,
  times: (best: string, median: string) => `best ${best}, median ${median}`,
  mine: (time: string | undefined) => (time === undefined ? 'you solved it' : `you solved it in ${time}`),
  likes: (likes: number) => `${likes} ${likes === 1 ? 'like' : 'likes'}`,
  removed: (title: string) => `“${title}” is removed.`,
  more: 'Show more',
}
