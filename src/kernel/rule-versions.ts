import type { Game } from './game.ts'
import type { Rejection } from './result.ts'

/** A game by today's rules, and by those it had before, so that old records can be replayed for ever. */
export interface RuleVersions {
  readonly game: Game
  readonly earlier?: readonly Game[] | undefined
}

/** The rules by which a record of this version was played, if they are still known. */
export function rulesForVersion({ game, earlier = [] }: RuleVersions, version: number): Game | undefined {
  return [game, ...earlier].find(rules => rules.version === version)
}

/** Why a game of this version can be neither played nor replayed here; undefined where it can. */
export function rejectUnknownVersion(editions: RuleVersions, version: number): Rejection | undefined {
  if (rulesForVersion(editions, version)) return undefined
  return { code: 'another-version', details: { expected: editions.game.version, found: version } }
}
