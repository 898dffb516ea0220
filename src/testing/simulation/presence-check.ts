import type { MemoryData } from '../memory-storage/memory-data.ts'
import { presentAt } from '../memory-storage/presence.ts'
import type { Tab } from './client-tab.ts'

/** Finds players who are listed as present at a table but are not connected, or sit there connected and unlisted. */
export function findWrongPresence(
  data: MemoryData,
  tabs: readonly { readonly player: string; readonly tab: Tab }[],
): readonly string[] {
  return [...data.tables.values()].flatMap(({ table, summary }) => {
    const listed = presentAt(data, table.id)
    const connected = new Set(
      tabs.filter(({ tab }) => tab.remoteTable()?.state()?.id === table.id).map(({ player }) => player),
    )
    const seated = summary.seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.id] : []))
    const wrong = [...new Set([...listed, ...seated])].filter(
      player => listed.has(player) !== connected.has(player),
    )
    return wrong.map(
      player =>
        `Presence: ${player} counts as ${listed.has(player) ? 'here' : 'gone'} at table ${table.id} and is not`,
    )
  })
}

/** Finds games that are past their deadline and still not over. */
export function findOverdueGames(data: MemoryData, now: number): readonly string[] {
  return [...data.live.values()]
    .filter(({ summary }) => summary.phase === 'playing' && (summary.deadline ?? now) < now - 1_000)
    .map(({ table, summary }) => `Table ${table.id} should have ended at ${summary.deadline}, it is ${now}`)
}
