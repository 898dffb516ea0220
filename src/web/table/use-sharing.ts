import type { ParlourGame } from '../parlour.ts'
import type { SheetName } from '../sheets/sheets.tsx'
import { shellWords, tableWords } from '../words.ts'
import type { TablePlace } from './place.ts'
import type { Play } from './use-play.ts'

interface Sharing {
  /** The result and where it can be replayed, once the game is over. */
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  /** Copies a text, or shows it where that is not allowed. */
  hand(title: string, text: string): void
}

/** What can be taken from a table to elsewhere; the code for it is fetched when it is wanted. */
export function useSharing(
  parlour: ParlourGame,
  play: Play,
  place: TablePlace,
  show: (sheet: SheetName) => void,
): Sharing {
  const { snapshot } = play
  const kept = place.saved() !== undefined

  function load() {
    return import('../sheets/share.ts')
  }

  function failed(): void {
    play.say({ kind: 'refused', text: shellWords.loadFailed })
  }

  async function handOut(title: string, text: string): Promise<void> {
    const { copy } = await import('../copy.ts')
    if (await copy(text)) play.say({ kind: 'note', text: tableWords.copiedText })
    else show({ title, text })
  }

  async function share(): Promise<void> {
    const saved = place.saved()
    if (!saved) return
    const { whatToShare } = await load()
    const { people } = snapshot
    show({ shared: await whatToShare({ parlour, saved, people, replay: await place.replayLink(saved) }) })
  }

  return {
    share: snapshot.ending && kept ? () => share().catch(failed) : undefined,
    exportGame: kept
      ? () => {
          const saved = place.saved()
          if (saved) load().then(({ exportFile }) => exportFile(saved), failed)
        }
      : undefined,
    hand: (title, text) => handOut(title, text).catch(failed),
  }
}
