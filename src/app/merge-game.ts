import type { TableRecord } from '#table/table.ts'
import type { SavedGame } from './saved-game-format.ts'
import type { StoredGame } from './saved-game-store.ts'

/** An imported game is new, extends the saved game, is already saved (`here`), or differs from it. */
export type MergeOutcome = 'new' | 'further' | 'here' | 'other'

/** Compares an imported game with the saved one of the same id. If both went on differently, both must be saved. */
export function mergeOutcome({ saved }: StoredGame, existing: StoredGame | undefined): MergeOutcome {
  if (!existing) return 'new'
  const isShorter = extendsRecord(existing.saved.record, saved.record)
  const isLonger = extendsRecord(saved.record, existing.saved.record)
  if (isShorter && isLonger) return mergeAnalysis(saved, existing.saved)
  if (isShorter) return 'here'
  return isLonger ? 'further' : 'other'
}

/** The same for the analysis of one finished game. */
function mergeAnalysis({ variations: imported }: SavedGame, { variations: here }: SavedGame): MergeOutcome {
  if (!imported || JSON.stringify(imported) === JSON.stringify(here)) return 'here'
  return here ? 'other' : 'further'
}

/** Whether `longer` equals `shorter`, possibly with more entries. */
function extendsRecord(longer: TableRecord, shorter: TableRecord): boolean {
  const start = { ...longer, entries: longer.entries.slice(0, shorter.entries.length) }
  return JSON.stringify(canonicalParts(start)) === JSON.stringify(canonicalParts(shorter))
}

/** The parts in a fixed order, since the order of JSON keys may differ. */
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
