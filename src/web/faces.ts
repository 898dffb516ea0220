/** The parts of the pages that only some games need: for puzzles, for several players, for custom dictionaries. */
export type GamePart = 'puzzle' | 'multiplayer' | 'customWords'

/** Listed here and not by the games, so that a page loads a game and its parts at the same time. */
const PARTS: Readonly<Record<string, readonly GamePart[]>> = {
  scribble: ['multiplayer', 'customWords'],
  solitudo: ['puzzle'],
  worderly: ['puzzle'],
}

/** The parts that a game needs; most games are for several players. */
export function partsOf(id: string): readonly GamePart[] {
  return PARTS[id] ?? ['multiplayer']
}
