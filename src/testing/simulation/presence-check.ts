import type { MemoryData } from '../memory-storage/memory-data.ts'
import { presentAt } from '../memory-storage/presence.ts'
import type { Tab } from './client-tab.ts'

/** Players who count as being at a table and are not, or the other way round. */
export function findWrongPresence(
  kept: MemoryData,
  tabs: readonly { readonly player: string; readonly tab: Tab }[],
): readonly string[] {
  return [...kept.tables.values()].flatMap(({ table }) => {
    const counted = presentAt(kept, table.id)
    const there = new Set(
      tabs.filter(({ tab }) => tab.remoteTable()?.state()?.id === table.id).map(({ player }) => player),
    )
    const wrong = [...counted, ...there].filter(player => counted.has(player) !== there.has(player))
    return wrong.map(
      player =>
        `Presence: ${player} counts as ${counted.has(player) ? 'here' : 'gone'} at table ${table.id} and is not`,
    )
  })
}

/** Games whose time is up and that nobody ends. */
export function findOverdueGames(kept: MemoryData, now: number): readonly string[] {
  return [...kept.live.values()]
    .filter(({ standing }) => standing.phase === 'playing' && (standing.deadline ?? now) < now - 1_000)
    .map(({ table, standing }) => `Table ${table.id} should have ended at ${standing.deadline}, it is ${now}`)
}
