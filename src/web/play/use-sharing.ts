import type { LoadedGame } from '../loaded-game.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { shellWords, tableWords } from '../words.ts'
import type { TableCapabilities } from './table-capabilities.ts'
import type { PlayControls } from './use-play.ts'

interface Sharing {
  /** The result and where it can be replayed, once the game is over. */
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  /** Copies a text, or shows it where that is not allowed. */
  copyOrShow(title: string, text: string): void
}

/** What can be taken from a table to elsewhere; the code for it is fetched when it is wanted. */
export function useSharing(
  loadedGame: LoadedGame,
  play: PlayControls,
  place: TableCapabilities,
  show: (sheet: OpenSheet) => void,
): Sharing {
  const { snapshot } = play
  const kept = place.savedGame() !== undefined

  function load() {
    return import('../sheets/share.ts')
  }

  function failed(): void {
    play.showMessage({ kind: 'refused', text: shellWords.loadFailed })
  }

  async function handOut(title: string, text: string): Promise<void> {
    const { copyText: copy } = await import('../clipboard.ts')
    if (await copy(text)) play.showMessage({ kind: 'note', text: tableWords.copiedText })
    else show({ title, text })
  }

  async function share(): Promise<void> {
    const saved = place.savedGame()
    if (!saved) return
    const { buildSharedResult: whatToShare } = await load()
    const { people } = snapshot
    show({ shared: await whatToShare({ loadedGame, saved, people, replay: await place.replayLink(saved) }) })
  }

  return {
    share: snapshot.ending && kept ? () => share().catch(failed) : undefined,
    exportGame: kept
      ? () => {
          const saved = place.savedGame()
          if (saved) load().then(({ exportSavedGame: exportFile }) => exportFile(saved), failed)
        }
      : undefined,
    copyOrShow: (title, text) => handOut(title, text).catch(failed),
  }
}
