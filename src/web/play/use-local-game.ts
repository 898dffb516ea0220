import { useEffect, useState } from 'preact/hooks'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Rejection } from '#kernel/result.ts'
import { savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { shellWords } from '../words.ts'
import { type OpenGame, openGame } from './local-games.ts'

export type LocalGameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'broken'
      readonly rejection: Rejection
      readonly loadedGame: LoadedGame
      readonly setup: object
    }
  | { readonly kind: 'open'; readonly loadedGame: LoadedGame; readonly open: OpenGame }

/** The game at this address, opened; it follows when another tab plays it on. */
export function useLocalGame(
  game: string,
  id: string,
): { state: LocalGameState; full: boolean; again(): void } {
  const [state, setState] = useState<LocalGameState>({ kind: 'loading' })
  const [full, setFull] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another try
  useEffect(() => {
    let wanted = true
    let open: OpenGame | undefined

    async function enter(reopened: boolean): Promise<void> {
      // Few play in two tabs. It comes first: what is kept must not grow old while one waits for it.
      const second = reopened ? undefined : await import('./follower-tab.ts').catch(() => undefined)
      const [loadedGame, kept] = await Promise.all([loadGame(game), savedGames.find(id)])
      if (!wanted) return
      // The news may be older than what was done here since.
      if (open && kept && sameEntries(open.saved(), kept.saved)) return
      open?.close()
      open = undefined
      if (!kept || kept.saved.record.game !== game) return setState({ kind: 'missing' })
      const opened = openGame(loadedGame, id, kept.saved, {
        ...{ reopened, onSaveFailed },
        createFollowerEngine: second?.createFollowerEngine,
      })
      if (!opened.ok)
        return setState({ kind: 'broken', ...opened, loadedGame, setup: kept.saved.record.params })
      open = opened.value
      setState({ kind: 'open', loadedGame, open })
    }
    function onSaveFailed(): void {
      setFull(true)
      announce(shellWords.shelfFull, 'assertive')
    }

    enter(true).catch(() => wanted && setState({ kind: 'failed' }))
    const unwatch = savedGames.watch(id, () => {
      enter(false).catch(() => {})
    })
    return () => {
      wanted = false
      unwatch()
      open?.close()
    }
  }, [game, id, attempt])

  return { state, full, again: () => setAttempt(attempt + 1) }
}

function sameEntries(one: SavedGame, other: SavedGame): boolean {
  return JSON.stringify(one.record.entries) === JSON.stringify(other.record.entries)
}
