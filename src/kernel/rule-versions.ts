import type { Rejection } from './result.ts'
import type { Rules } from './rules.ts'

/** The current rules of a game and its earlier versions, which keep old records replayable. */
export interface RuleVersions {
  readonly rules: Rules
  readonly earlier?: readonly Rules[] | undefined
}

/** The rules of this version, if they are known. */
export function rulesForVersion({ rules, earlier = [] }: RuleVersions, version: number): Rules | undefined {
  return [rules, ...earlier].find(known => known.version === version)
}

/** The rejection for a game whose rules of this version are unknown; undefined if they are known. */
export function rejectUnknownVersion(versions: RuleVersions, version: number): Rejection | undefined {
  if (rulesForVersion(versions, version)) return undefined
  return { code: 'another-version', details: { expected: versions.rules.version, found: version } }
}
