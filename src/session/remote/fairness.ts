import { commitment } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import { type RuleVersions, rulesForVersion } from '#kernel/rule-versions.ts'
import type { Viewer } from '#kernel/rules.ts'
import { restore } from '#table/restore.ts'
import { type TableRecord, viewFor } from '#table/table.ts'

/** The data that this client received during the game. */
export interface FairnessEvidence {
  /** The hash of the seed, published before the first move. */
  readonly commitment: string
  readonly params: object
  readonly viewer: Viewer
  readonly view: object
}

/**
 * Whether the draws were fixed before the first move and the record matches the game that this client saw. Undefined if
 * that cannot be checked, because the dictionary is not on this device or the version of the rules is unknown.
 */
export function verifyFairness(
  versions: RuleVersions,
  record: TableRecord,
  evidence: FairnessEvidence,
): boolean | undefined {
  if (commitment(record.seed) !== evidence.commitment) return false
  const rules = rulesForVersion(versions, record.version)
  if (!rules || !validateParams<object>(rules, evidence.params).ok) return undefined
  const table = restore(rules, record)
  return table.ok && JSON.stringify(viewFor(table.value, evidence.viewer)) === JSON.stringify(evidence.view)
}
