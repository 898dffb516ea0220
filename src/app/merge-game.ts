import type { TableRecord } from '#table/table.ts'
import type { StoredGame } from './saved-game-store.ts'

/** What becomes of a game that comes to a shelf: it is new, goes on from the one here, is here already, or differs. */
export type MergeOutcome = 'new' | 'further' | 'here' | 'other'

/** Where two devices have gone different ways with one game, nothing may be lost: both are kept. */
export function mergeOutcome({ saved }: StoredGame, here: StoredGame | undefined): MergeOutcome {
  if (!here) return 'new'
  if (extendsRecord(here.saved.record, saved.record)) return 'here'
  return extendsRecord(saved.record, here.saved.record) ? 'further' : 'other'
}

/** Whether the one record is the other with more after it, or is the same. */
function extendsRecord(longer: TableRecord, shorter: TableRecord): boolean {
  const start = { ...longer, entries: longer.entries.slice(0, shorter.entries.length) }
  return JSON.stringify(canonicalParts(start)) === JSON.stringify(canonicalParts(shorter))
}

/** Its parts in one order, whichever order they were written in. */
function canonicalParts({
  game,
  version,
  params,
  seed,
  startedAt,
  entries,
}: TableRecord): readonly unknown[] {
  const sorted = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1))
  return [game, version, sorted, seed, startedAt, entries]
}
