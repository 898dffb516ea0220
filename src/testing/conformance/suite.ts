import { describe, test } from 'vitest'
import type { GameTypes } from '#kernel/rules.ts'
import { botChecks } from './bots.ts'
import { notationChecks } from './notation.ts'
import { withGuardedGlobals, withPurityGuard } from './purity-guard.ts'
import { recordChecks } from './records.ts'
import { ruleChecks } from './rules.ts'
import { secrecyChecks } from './secrecy.ts'
import type { ConformanceCheck, ConformanceSubject } from './subject.ts'
import { wordChecks } from './words.ts'

export const conformanceChecks: readonly ConformanceCheck[] = [
  ...ruleChecks,
  ...notationChecks,
  ...secrecyChecks,
  ...recordChecks,
  ...wordChecks,
  ...botChecks,
]

/** Declares the tests that every game must pass. */
export function describeConformance<T extends GameTypes>(subject: ConformanceSubject<T>): void {
  describe(`${subject.rules.id} conforms`, () => {
    for (const check of conformanceChecks) test(check.title, () => runCheck(check, subject))
  })
}

/** Runs a check on a game that is watched for clocks, dice and changes in place. */
export function runCheck<T extends GameTypes>(
  check: ConformanceCheck,
  subject: ConformanceSubject<T>,
): Promise<void> {
  return withGuardedGlobals(() => check.run({ ...subject, rules: withPurityGuard(subject.rules) }))
}
