import { validateParams } from '#kernel/options.ts'
import { commitment } from '#kernel/random.ts'
import { type RuleVersions, rulesForVersion } from '#kernel/rule-versions.ts'
import type { Viewer } from '#kernel/rules.ts'
import { restore } from '#table/restore.ts'
import { type TableRecord, viewFor } from '#table/table.ts'

/** What this screen was told in the course of the game. */
export interface FairnessEvidence {
  /** The hash of the seed, as it was shown before the first move. */
  readonly commitment: string
  readonly setup: object
  readonly viewer: Viewer
  readonly view: object
}

/**
 * Whether the draws were fixed before the first move, and the record is of the game that was shown here. Undefined
 * where that cannot be told: its words are not on this device, or it was played by rules that are not known here.
 */
export function verifyFairness(
  editions: RuleVersions,
  record: TableRecord,
  told: FairnessEvidence,
): boolean | undefined {
  if (commitment(record.seed) !== told.commitment) return false
  const game = rulesForVersion(editions, record.version)
  if (!game || !validateParams<object>(game, told.setup).ok) return undefined
  const table = restore(game, record)
  return table.ok && JSON.stringify(viewFor(table.value, told.viewer)) === JSON.stringify(told.view)
}
