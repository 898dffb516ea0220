import type { StorageSnapshot } from '../invariants/audit.ts'
import type { MemoryData } from '../memory-storage/memory-data.ts'

export function takeStorageSnapshot(data: MemoryData): StorageSnapshot {
  return {
    tables: [...data.tables.values()].map(({ table, entries, summary }) => ({
      table,
      entries,
      seqs: entries.map((_, index) => index + 1),
      phase: summary.phase,
    })),
    // As often as it is in the first player's list, so that a missing or duplicate result shows.
    results: [...data.results.values()].flatMap(({ result }) => {
      const persons = result.seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.id] : []))
      return Array.from({ length: countIn(persons[0]!, result.id) }, () => result)
    }),
    ratings: [...data.ratings].map(([key, { rating }]) => {
      const [player, game] = JSON.parse(key) as [string, string]
      return { player, game, rating }
    }),
    secrets: [...data.sessions.values()].map(({ tokenHash }) => tokenHash),
  }

  function countIn(player: string, id: string): number {
    return (data.resultsOf.get(player) ?? []).filter(({ result }) => result.id === id).length
  }
}
