import type { Seat } from '#kernel/game.ts'
import type { Face } from '#web/kit/face.ts'
import { asksFor } from '../rules/asks.ts'
import { beside, cellAt, crossedOut, placeOf } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { GuessGoBoard } from './board.tsx'
import { GuessGoPanel } from './panel.tsx'
import { Preview } from './preview.tsx'
import { Quick } from './quick.tsx'
import { faceWords } from './words.ts'
import './around.css'
import './narrow.css'

/** GuessGo in the browser. */
export const face: Face<GuessGoTypes> = {
  Board: GuessGoBoard,
  Panel: GuessGoPanel,
  Sign,
  Quick,
  Preview,
  asksFor,
  loadKeys: async () => (await import('./key-words.ts')).keyWords,
  around: ({ terms }, cell) =>
    beside(placeOf(cell, terms.size), terms).map(place => cellAt(place, terms.size)),
  tally: faceWords.tally,
  oneScreen: true,
  secret: view => !view.open && view.phase !== 'tossing',
  moves: view => view.calls[0]!.length + view.calls[1]!.length,
}

/** How many words of the other's grid a player has hit. */
function Sign({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  if (view.phase === 'filling')
    return <span class="soft">{view.ready[seat] ? faceWords.isReady : faceWords.isFilling}</span>
  const hits = crossedOut(view.calls[seat]!).size
  return (
    <span class="figures">
      <strong>{hits}</strong> <span class="soft">{faceWords.hits(hits)}</span>
    </span>
  )
}
