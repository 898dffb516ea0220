import { useState } from 'preact/hooks'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Person } from '#kernel/text.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { LazyPictureSheet } from '../pictures/lazy-picture-sheet.tsx'
import { announce } from '../shell/live-regions.tsx'
import { pictureText } from '../text/en/pictures.ts'
import { menuText } from '../text/en/sheets.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { buildSharedGame, exportSavedGame, type SharedGame } from './share.ts'
import { ShareSheet } from './share-sheet.tsx'

interface ShareButtonsProps {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  readonly people: readonly Person[]
  /** A game that is not over can only be drawn and exported. */
  readonly isOver: boolean
  /** The position on the screen. */
  readonly position: number
  replayLink(saved: SavedGame): string | undefined | Promise<string | undefined>
}

/** Buttons that share a game in review or export it as a file. */
export function ShareButtons(props: ShareButtonsProps) {
  const { loadedGame, saved, people, isOver, position, replayLink } = props
  const [shared, setShared] = useState<SharedGame>()
  const [isDrawing, setDrawing] = useState(false)

  async function share(): Promise<void> {
    const { variations: _, ...game } = saved
    const whole = await replayLink(saved)
    const replay = whole ?? (await replayLink(game))
    const isAnalysisLeftOut = saved.variations !== undefined && whole === undefined
    setShared({ ...(await buildSharedGame({ loadedGame, saved, people, replay })), isAnalysisLeftOut })
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
      {loadedGame.loadPicture && (
        <button type="button" class="pill" onClick={() => setDrawing(true)}>
          {pictureText.title}
        </button>
      )}
      <button type="button" class="pill" onClick={() => exportSavedGame(saved)}>
        {menuText.exportFile}
      </button>
      {isDrawing && (
        <LazyPictureSheet
          source={{ loadedGame, saved, position }}
          isOver={isOver}
          close={() => setDrawing(false)}
        />
      )}
      {shared && <ShareSheet shared={shared} close={() => setShared(undefined)} />}
    </>
  )
}
