/** The sentences of the page around an editor of positions; the editor's own are the game's. */
export const positionPageText = {
  title: (game: string) => `${game}: set up a position`,
  none: 'In this game no positions can be set up.',
  unknown: 'This isn’t a position. Write the board, the tiles and the scores in one line.',
}
