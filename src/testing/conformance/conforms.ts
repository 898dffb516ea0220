import { describe, test } from 'vitest'
import type { GameTypes } from '#kernel/game.ts'
import { botChecks } from './bots.ts'
import { notationChecks } from './notation.ts'
import { recordChecks } from './records.ts'
import { ruleChecks } from './rules.ts'
import { secrecyChecks } from './secrecy.ts'
import type { Check, Subject } from './subject.ts'
import { guarded, watched } from './watched.ts'
import { wordChecks } from './words.ts'

export const checks: readonly Check[] = [
  ...ruleChecks,
  ...notationChecks,
  ...secrecyChecks,
  ...recordChecks,
  ...wordChecks,
  ...botChecks,
]

/** Declares the tests that every game must pass. */
export function conforms<T extends GameTypes>(subject: Subject<T>): void {
  describe(`${subject.game.id} conforms`, () => {
    for (const check of checks) test(check.title, () => runCheck(check, subject))
  })
}

/** Runs a check on a game that is watched for clocks, dice and changes in place. */
export function runCheck<T extends GameTypes>(check: Check, subject: Subject<T>): Promise<void> {
  return guarded(() => check.run({ ...subject, game: watched(subject.game) }))
}
