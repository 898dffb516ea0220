import { useEffect, useState } from 'preact/hooks'
import type { FinishedGame } from '#protocol/api.ts'
import { type LoadedGame, loadGameMetadata } from '../loaded-game.ts'
import { playerStore } from '../online/player-store.ts'
import { historyText } from '../text/en/history.ts'

/** The finished games of this player on the server, as far as they are loaded. */
export interface OnlineGames {
  /** The id of the player; empty for somebody who has never played online. */
  readonly player: string
  readonly games: readonly FinishedGame[]
  readonly loadedGames: ReadonlyMap<string, LoadedGame>
  /** Why there are none or not all of them. */
  readonly notice?: string | undefined
  readonly loadOlder?: (() => void) | undefined
}

const NONE: OnlineGames = { player: '', games: [], loadedGames: new Map() }

/** Loads the games of the server without making this device a guest. */
export function useOnlineGames(): OnlineGames {
  const [online, setOnline] = useState<OnlineGames>(() => {
    const player = playerStore.read()?.id
    return player === undefined ? NONE : { ...NONE, player, notice: historyText.loading }
  })

  async function load(known: OnlineGames, before?: number): Promise<void> {
    const { api } = await import('../online/api.ts')
    const page = await api.games(known.player, before)
    if (!page.ok) return setOnline({ ...known, notice: historyText.unreachable })
    const games = [...known.games, ...page.value.games]
    const ids = [...new Set(games.map(({ game }) => game))]
    const loaded = await Promise.all(ids.map(async id => [id, await loadGameMetadata(id)] as const))
    const next: OnlineGames = { player: known.player, games, loadedGames: new Map(loaded) }
    const older = page.value.before
    setOnline(older === undefined ? next : { ...next, loadOlder: () => load(next, older) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (online.player !== '')
      load(online).catch(() => setOnline({ ...online, notice: historyText.unreachable }))
  }, [])
  return online
}
