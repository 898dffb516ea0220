import type { Seat } from '#kernel/rules.ts'
import type { Face } from '#web/kit/face.ts'
import { isOptionVisible } from '../presentation/option-visibility.ts'
import { adjacentIndexes, cellAtIndex, crossedOutWords, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { GuessGoBoard } from './board.tsx'
import { GuessGoPanel } from './panel.tsx'
import { Preview } from './preview.tsx'
import { QuickSetups as QuickSetup } from './quick-setups.tsx'
import { faceWords } from './words.ts'
import './face.css'
import './narrow.css'

/** GuessGo in the browser. */
export const face: Face<GuessGoTypes> = {
  Board: GuessGoBoard,
  Panel: GuessGoPanel,
  PlayerSymbol,
  QuickSetup,
  Preview,
  isOptionVisible,
  loadKeys: async () => (await import('./key-words.ts')).keyWords,
  neighbours: ({ terms }, cell) =>
    adjacentIndexes(indexOfCell(cell, terms.size), terms).map(place => cellAtIndex(place, terms.size)),
  tally: faceWords.tally,
  fitsOneScreen: true,
  isSecret: view => !view.open && view.phase !== 'tossing',
  moveCount: view => view.calls[0]!.length + view.calls[1]!.length,
}

/** How many words of the other's grid a player has hit. */
function PlayerSymbol({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  if (view.phase === 'filling')
    return <span class="soft">{view.ready[seat] ? faceWords.isReady : faceWords.isFilling}</span>
  const hits = crossedOutWords(view.calls[seat]!).size
  return (
    <span class="figures">
      <strong>{hits}</strong> <span class="soft">{faceWords.hits(hits)}</span>
    </span>
  )
}
