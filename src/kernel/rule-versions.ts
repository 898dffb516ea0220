import { type Rejection, rejectionWith } from './result.ts'
import type { Rules } from './rules.ts'

/** The current rules of a game and its earlier versions, which keep old records replayable. */
export interface RuleVersions {
  readonly rules: Rules
  readonly earlier?: readonly Rules[] | undefined
}

export type VersionRefusals = {
  'another-version': { readonly expected: number; readonly found: number }
}

const rejection = rejectionWith<VersionRefusals>()

/** The rules of this version, if they are known. */
export function rulesForVersion({ rules, earlier = [] }: RuleVersions, version: number): Rules | undefined {
  return [rules, ...earlier].find(known => known.version === version)
}

/** The rejection for a game whose rules of this version are unknown; undefined if they are known. */
export function rejectUnknownVersion(
  versions: RuleVersions,
  version: number,
): Rejection<VersionRefusals> | undefined {
  if (rulesForVersion(versions, version)) return undefined
  return rejection('another-version', { expected: versions.rules.version, found: version })
}
