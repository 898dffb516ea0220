/** A mistake of the person at this end, told in one sentence. */
export class UserError extends Error {}

/** What an error says, whatever was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
