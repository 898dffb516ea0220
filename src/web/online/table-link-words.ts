/** What the lobby says of tables in the house. */
export const tableLinkWords = {
  yourTurn: (game: string, who: string) => `Your turn: ${game} with ${who}`,
  inPlay: (game: string, who: string) => `Back to ${game} with ${who}`,
  waiting: (game: string, code: string) => `Your table ${code} waits: ${game}`,
  rematch: (who: string, game: string) => `${who} asks for a rematch: ${game}`,
}
