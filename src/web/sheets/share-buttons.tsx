import { useState } from 'preact/hooks'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Person } from '#kernel/text.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { menuText } from '../text/en/sheets.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { buildSharedGame, exportSavedGame, type SharedGame } from './share.ts'
import { ShareSheet } from './share-sheet.tsx'

interface ShareButtonsProps {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  readonly people: readonly Person[]
  /** A game that is not over can only be exported. */
  readonly isOver: boolean
  replayLink(saved: SavedGame): string | undefined | Promise<string | undefined>
}

/** Buttons that share a game in review or export it as a file. */
export function ShareButtons({ loadedGame, saved, people, isOver, replayLink }: ShareButtonsProps) {
  const [shared, setShared] = useState<SharedGame>()

  async function share(): Promise<void> {
    setShared(await buildSharedGame({ loadedGame, saved, people, replay: await replayLink(saved) }))
  }

  return (
    <>
      {isOver && (
        <button
          type="button"
          class="pill"
          onClick={() => share().catch(() => announce(shellText.loadFailed, 'assertive'))}
        >
          {tableText.share}
        </button>
      )}
      <button type="button" class="pill" onClick={() => exportSavedGame(saved)}>
        {menuText.exportFile}
      </button>
      {shared && <ShareSheet shared={shared} close={() => setShared(undefined)} />}
    </>
  )
}
