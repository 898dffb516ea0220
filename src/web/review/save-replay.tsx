import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { saveVariationsOf, withVariations } from '#app/save-variations.ts'
import { savedGames } from '../device.ts'
import { addToSavedGames } from '../play/local-games.ts'
import type { OpenedGame } from '../play/open-saved-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { reviewText } from '../text/en/review.ts'
import { shellText } from '../text/en/shell.ts'
import type { SaveVariations } from './use-analysis.ts'

interface SavableReplay {
  /** A button that saves the game with its variations, or says that it is saved. */
  readonly saveButton: ComponentChildren
  /** From then on the variations are saved with every change. */
  readonly saveVariations: SaveVariations
}

/** Saving a game of somebody else on this device. */
export function useSavableReplay({ loadedGame, saved }: OpenedGame): SavableReplay {
  const [isSaved, setSaved] = useState(false)
  const id = useRef<string>(undefined)
  const latest = useRef(saved.variations)

  async function save(): Promise<void> {
    const added = await addToSavedGames(loadedGame, withVariations(saved, latest.current))
    if (!added.ok) throw new Error(`A game that is open cannot be saved: ${added.rejection.code}`)
    id.current = added.value
    setSaved(true)
    announce(reviewText.kept)
  }

  return {
    saveButton: isSaved ? (
      <p>{reviewText.kept}</p>
    ) : (
      <button
        type="button"
        class="pill"
        onClick={() => save().catch(() => announce(shellText.shelfFull, 'assertive'))}
      >
        {reviewText.keepIt}
      </button>
    ),
    async saveVariations(variations) {
      latest.current = variations
      if (id.current !== undefined) await saveVariationsOf(savedGames, id.current, variations)
    },
  }
}
