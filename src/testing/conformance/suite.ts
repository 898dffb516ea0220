import { describe, test } from 'vitest'
import { validateParams } from '#kernel/read-params.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { botChecks } from './bots.ts'
import { notationChecks } from './notation.ts'
import { withGuardedGlobals, withPurityGuard } from './purity-guard.ts'
import { recordChecks } from './records.ts'
import { ruleChecks } from './rules.ts'
import { secrecyChecks } from './secrecy.ts'
import type { CheckedSubject, ConformanceCheck, ConformanceSubject } from './subject.ts'
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
  describe(`${subject.game.rules.id} conforms`, () => {
    for (const check of conformanceChecks) test(check.title, () => runCheck(check, subject))
  })
}

/** Runs a check on a game that is guarded against reading clocks, rolling dice and changing its data in place. */
export async function runCheck<T extends GameTypes>(
  check: ConformanceCheck,
  subject: ConformanceSubject<T>,
): Promise<void> {
  const checked = await checkedSubject(subject)
  return withGuardedGlobals(() => check.run(checked))
}

async function checkedSubject<T extends GameTypes>({
  game,
  params,
  dealt,
  ...rest
}: ConformanceSubject<T>): Promise<CheckedSubject<T>> {
  const { rules, text, presentation = {} } = game
  await rules.load?.()
  const engine = await game.createEngine(() => {})
  return {
    ...rest,
    rules: withPurityGuard(rules, 'notation'),
    text,
    presentation,
    engine: withPurityGuard(engine, 'bots'),
    dealt: dealt ?? paramsOf(rules, params).map(one => ({ params: one, deal: null })),
  }
}

function paramsOf<T extends GameTypes>(
  rules: Rules<T>,
  params: readonly Partial<T['params']>[] = [],
): readonly T['params'][] {
  return [{}, ...params].map(chosen => {
    const checked = validateParams<T['params']>(rules, chosen)
    if (!checked.ok)
      throw new Error(`Params of the subject are refused: ${JSON.stringify(checked.rejection)}`)
    return checked.value
  })
}
