import { useState } from 'preact/hooks'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { walkthroughText } from '../text/en/puzzle.ts'
import type { ExplainedPosition } from './use-walkthrough.ts'

interface WalkthroughButtonProps {
  readonly loadedGame: LoadedGame
  readonly position: ExplainedPosition
}

/** Opens the walkthrough from a position, in a game that has one. Few people look at it, so its sheet is loaded on demand. */
export function WalkthroughButton({ loadedGame, position }: WalkthroughButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!loadedGame.hasWalkthrough) return null
  return (
    <>
      <button type="button" class="pill" onClick={() => setOpen(true)}>
        {walkthroughText.open}
      </button>
      {isOpen && (
        <LazyComponent
          load={async () => (await import('./walkthrough-sheet.tsx')).WalkthroughSheet}
          props={{ loadedGame, position, close: () => setOpen(false) }}
        />
      )}
    </>
  )
}
