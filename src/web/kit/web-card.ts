import type { ComponentChildren } from 'preact'
import type { GameCard } from '#games/game-entry.ts'
import type { Face } from './face.ts'

/** A game's card in the browser. */
export interface WebCard extends GameCard {
  /** The picture in the lobby: SVG elements in a box of 303 by 112. On a phone only its middle square is seen. */
  Picture(): ComponentChildren
  loadFace(): Promise<{ readonly face: Face }>
}
