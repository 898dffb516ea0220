import { usePreload } from '../kit/preload.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { shellText, tableText } from '../text/en/shell.ts'
import type { TableCapabilities } from './table-capabilities.ts'
import type { PlayControls } from './use-play.ts'

interface Sharing {
  /** Shares the result with a link to the replay, once the game is over. */
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  /** Opens the sheet with pictures of the game, where there are any. */
  readonly drawPicture: (() => void) | undefined
  /** Copies a text, or shows it where the browser does not allow that. */
  copyOrShow(title: string, text: string): void
}

const loadShare = () => import('../sheets/share.ts')

/** Sharing and exporting a game; the code for it is loaded when the page is idle. */
export function useSharing(
  loadedGame: LoadedGame,
  play: PlayControls,
  capabilities: TableCapabilities,
  show: (sheet: OpenSheet) => void,
): Sharing {
  const { snapshot } = play
  const isSaved = capabilities.savedGame() !== undefined

  usePreload([loadShare])

  function failed(): void {
    play.showMessage({ kind: 'refused', text: shellText.loadFailed })
  }

  async function copyOrShow(title: string, text: string): Promise<void> {
    const { copyText } = await import('../clipboard.ts')
    if (await copyText(text)) play.showMessage({ kind: 'note', text: tableText.copiedText })
    else show({ title, text })
  }

  async function share(): Promise<void> {
    const saved = capabilities.savedGame()
    if (!saved) return
    const { buildSharedGame } = await loadShare()
    const replay = await capabilities.replayLink(saved)
    show({ shared: await buildSharedGame({ loadedGame, saved, people: snapshot.people, replay }) })
  }

  return {
    share: snapshot.ending && isSaved ? () => share().catch(failed) : undefined,
    exportGame: isSaved
      ? () => {
          const saved = capabilities.savedGame()
          if (saved) loadShare().then(({ exportSavedGame }) => exportSavedGame(saved), failed)
        }
      : undefined,
    drawPicture:
      isSaved && loadedGame.loadPicture
        ? () => {
            const saved = capabilities.savedGame()
            if (saved) show({ picture: { loadedGame, saved }, isOver: snapshot.ending !== undefined })
          }
        : undefined,
    copyOrShow: (title, text) => copyOrShow(title, text).catch(failed),
  }
}
