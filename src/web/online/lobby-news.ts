import type { LobbyTable } from '#protocol/news.ts'
import { lobbyWords } from '../words.ts'
import { house } from './house.ts'
import { openMemory } from './memory.ts'

/** What the lobby tells of the house. */
export interface HouseNews {
  readonly trouble?: string
  /** Tables at which this player sits. */
  readonly mine: readonly LobbyTable[]
  /** How many wait for somebody, by game. */
  readonly waiting: ReadonlyMap<string, number>
}

/** Asked for once; a mere look at the lobby makes nobody a guest. */
export async function askForNews(): Promise<HouseNews> {
  const [lobby, me] = await Promise.all([house.lobby(), openMemory().read() ? house.me() : undefined])
  if (!lobby.ok) return { trouble: lobbyWords.unreachable, mine: [], waiting: new Map() }
  const mine = me?.ok ? me.value.tables : []
  const others = lobby.value.tables.filter(table => !mine.some(own => own.id === table.id))
  const waiting = new Map<string, number>()
  for (const { game, phase } of others)
    if (phase === 'waiting') waiting.set(game, (waiting.get(game) ?? 0) + 1)
  return { mine, waiting }
}
