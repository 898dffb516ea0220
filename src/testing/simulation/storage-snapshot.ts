import type { StorageSnapshot } from '../invariants/audit.ts'
import type { MemoryData } from '../memory-storage/memory-data.ts'

/** What a storage in memory has kept. */
export function takeStorageSnapshot(kept: MemoryData): StorageSnapshot {
  return {
    tables: [...kept.tables.values()].map(({ table, entries, standing }) => ({
      table,
      entries,
      seqs: entries.map((_, index) => index + 1),
      phase: standing.phase,
    })),
    // Each once by each player's own list, so that a list with one too many or too few shows.
    results: [...kept.results.values()].flatMap(kept => {
      const persons = kept.result.seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.id] : []))
      return Array.from({ length: countIn(persons[0]!, kept.result.id) }, () => kept.result)
    }),
    ratings: [...kept.ratings].map(([key, { rating }]) => {
      const [player, game] = JSON.parse(key) as [string, string]
      return { player, game, rating }
    }),
    secrets: [...kept.sessions.values()].map(({ tokenHash }) => tokenHash),
  }

  function countIn(player: string, id: string): number {
    return (kept.resultsOf.get(player) ?? []).filter(({ result }) => result.id === id).length
  }
}
