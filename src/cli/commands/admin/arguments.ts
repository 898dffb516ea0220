import { createInterface } from 'node:readline/promises'
import { UserError } from '#kernel/errors.ts'
import type { AdminResult } from '#server/admin/refusals.ts'
import type { ParsedFlags } from '../../flags.ts'
import { print, printJson } from '../../print.ts'
import { adminSentence, adminText } from '../../text/en/admin.ts'
import { cliText } from '../../text/en/shell.ts'
import { UsageError } from '../../usage-error.ts'

/** The arguments of a part of `quincunx admin`. */
export interface AdminArguments {
  readonly part: string
  readonly positionals: readonly string[]
  readonly flags: ParsedFlags['flags']
}

/** Exactly so many positional arguments, or a sentence that says what is missing. */
export function positionalsOf({ positionals }: AdminArguments, count: number, missing: string) {
  if (positionals.length < count) throw new UsageError(missing)
  refuseMore(positionals, count)
  return positionals
}

export function refuseMore(positionals: readonly string[], count: number): void {
  const extra = positionals[count]
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
}

export function daysFlag({ flags }: AdminArguments, name: string): number | undefined {
  const given = flags[name]
  if (given === undefined) return undefined
  const days = Number(given)
  if (given === '' || !Number.isFinite(days) || days < 0 || days > 36_500)
    throw new UsageError(adminText.notDays(name, String(given)))
  return days
}

export function limitFlag({ flags }: AdminArguments): { readonly limit?: number } {
  if (flags.limit === undefined) return {}
  const limit = Number(flags.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new UsageError(adminText.notLimit(String(flags.limit)))
  return { limit }
}

/** The value of a result; a refusal becomes the error of the command. */
export function acceptedValue<Value>(result: AdminResult<Value>): Value {
  if (!result.ok) throw new UserError(adminSentence(result.rejection))
  return result.value
}

/** Prints a value for programs, or its lines for people. */
export function show(
  { flags }: AdminArguments,
  value: object,
  lines: () => string | readonly string[],
): void {
  if (flags.json) printJson(value)
  else for (const line of [lines()].flat()) print(line)
}

/** Asks before something is deleted or ended; throws if the answer is not yes. */
export async function confirm({ flags }: AdminArguments, question: string): Promise<void> {
  if (flags.yes) return
  if (!process.stdin.isTTY) throw new UserError(`${question} ${adminText.needsYes}`)
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await reader.question(adminText.yesOrNo(question))
    if (!/^y(es)?$/i.test(answer.trim())) throw new UserError(adminText.unchanged)
  } finally {
    reader.close()
  }
}
