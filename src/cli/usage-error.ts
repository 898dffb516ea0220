import { UserError } from '#kernel/errors.ts'

/** A command line that cannot be carried out as it was typed. */
export class UsageError extends UserError {}

export const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const

export function exitCodeFor(error: unknown): number {
  return error instanceof UsageError ? EXIT_CODES.usage : EXIT_CODES.failed
}
