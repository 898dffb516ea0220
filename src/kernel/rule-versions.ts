import type { Rejection } from './result.ts'
import type { Rules } from './rules.ts'

/** A game by today's rules, and by those it had before, so that old records can be replayed for ever. */
export interface RuleVersions {
  readonly rules: Rules
  readonly earlier?: readonly Rules[] | undefined
}

/** The rules by which a record of this version was played, if they are still known. */
export function rulesForVersion({ rules, earlier = [] }: RuleVersions, version: number): Rules | undefined {
  return [rules, ...earlier].find(one => one.version === version)
}

/** Why a game of this version can be neither played nor replayed here; undefined where it can. */
export function rejectUnknownVersion(versions: RuleVersions, version: number): Rejection | undefined {
  if (rulesForVersion(versions, version)) return undefined
  return { code: 'another-version', details: { expected: versions.rules.version, found: version } }
}
