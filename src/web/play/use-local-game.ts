import { useEffect, useState } from 'preact/hooks'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Rejection } from '#kernel/result.ts'
import { savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { takeNewGameMark } from '../router.ts'
import { announce } from '../shell/live-regions.tsx'
import { shellText } from '../text/en/shell.ts'
import { type OpenGame, openGame } from './local-games.ts'

export type LocalGameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'broken'
      readonly rejection: Rejection
      readonly loadedGame: LoadedGame
      readonly params: object
    }
  | { readonly kind: 'open'; readonly loadedGame: LoadedGame; readonly open: OpenGame }

/** Opens the game at this address, and follows it when another tab plays on. */
export function useLocalGame(
  game: string,
  id: string,
): { state: LocalGameState; isStorageFull: boolean; again(): void } {
  const [state, setState] = useState<LocalGameState>({ kind: 'loading' })
  const [isStorageFull, setStorageFull] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts the retries
  useEffect(() => {
    let wanted = true
    let open: OpenGame | undefined
    // Nobody loses time while the page is closed.
    const restartsClocks = !takeNewGameMark()

    async function load(isFollowing: boolean): Promise<void> {
      // Few people play in two tabs. Loaded first: the saved game must not grow old while this is on its way.
      const follower = isFollowing ? await import('./follower-tab.ts').catch(() => undefined) : undefined
      const [loadedGame, stored] = await Promise.all([loadGame(game), savedGames.find(id)])
      if (!wanted) return
      // The change may be older than the latest move on this page.
      if (open && stored && sameEntries(open.saved(), stored.saved)) return
      open?.close()
      open = undefined
      if (!stored || stored.saved.record.game !== game) return setState({ kind: 'missing' })
      const opened = openGame(loadedGame, id, stored.saved, {
        restartsClocks: restartsClocks && !isFollowing,
        createFollowerEngine: follower?.createFollowerEngine,
        onSaveFailed,
      })
      if (!opened.ok)
        return setState({ kind: 'broken', ...opened, loadedGame, params: stored.saved.record.params })
      open = opened.value
      setState({ kind: 'open', loadedGame, open })
    }
    function onSaveFailed(): void {
      setStorageFull(true)
      announce(shellText.shelfFull, 'assertive')
    }

    load(false).catch(() => wanted && setState({ kind: 'failed' }))
    const unwatch = savedGames.watch((changedId = id) => {
      if (changedId === id) load(true).catch(() => {})
    })
    return () => {
      wanted = false
      unwatch()
      open?.close()
    }
  }, [game, id, attempt])

  return { state, isStorageFull, again: () => setAttempt(attempt + 1) }
}

function sameEntries(one: SavedGame, other: SavedGame): boolean {
  return JSON.stringify(one.record.entries) === JSON.stringify(other.record.entries)
}
