import * as gameList from './game-list.ts'
import type { WebCard } from './kit/web-card.ts'

/** The games as the lobby arranges them. */
export const webCards: readonly WebCard[] = Object.values(gameList).toSorted(
  (one, other) => one.place.lobby - other.place.lobby,
)

export const faces: Readonly<Record<string, WebCard['loadFace']>> = Object.fromEntries(
  webCards.map(({ id, loadFace }) => [id, loadFace]),
)
