import type { Seat } from '#kernel/rules.ts'
import type { Face } from '#web/kit/face.ts'
import { crossedOutWords } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { GuessGoBoard } from './board.tsx'
import { GuessGoPanel } from './panel.tsx'
import { Preview } from './preview.tsx'
import { QuickSetups as QuickSetup } from './quick-setups.tsx'
import './face.css'
import './narrow.css'

/** GuessGo in the browser. */
export const face: Face<GuessGoTypes> = {
  Board: GuessGoBoard,
  Panel: GuessGoPanel,
  PlayerSymbol,
  QuickSetup,
  Preview,
  keys: webText.keys,
  layout: 'one-screen',
}

/** How many words of the other's grid a player has hit. */
function PlayerSymbol({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  if (view.phase === 'filling')
    return <span class="soft">{view.ready[seat] ? webText.isReady : webText.isFilling}</span>
  const hits = crossedOutWords(view.calls[seat]!).size
  return (
    <span class="figures">
      <strong>{hits}</strong> <span class="soft">{webText.hits(hits)}</span>
    </span>
  )
}
