/** A mistake by the user, described in one sentence. Shown without a stack trace. */
export class UserError extends Error {}

/** The message of a thrown value, which may be something other than an Error. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
