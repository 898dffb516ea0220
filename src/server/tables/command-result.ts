import type { Rejection } from '#kernel/result.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { reject } from './refusals.ts'
import { TableSetAsideError } from './table-cache.ts'

/** The seq at which a command was executed, or why it was refused. */
export type CommandResult = { readonly ok: true; readonly value: number } | RefusedCommand

export interface RefusedCommand {
  readonly ok: false
  readonly rejection: Rejection
  /** The table's current seq. */
  readonly seq: number
  /** The game whose texts contain the sentence for the rejection. */
  readonly game: string | undefined
}

export function refusedCommand(
  code: 'server-closing' | 'no-such-table' | 'table-set-aside' | 'not-kept' | 'not-known',
  table: string,
): RefusedCommand {
  return { ...reject(code, { table }), seq: 0, game: undefined }
}

/** The refusal for an error that only the server's own trouble explains. */
export function refusalFor(error: unknown, table: string): RefusedCommand {
  if (error instanceof TableSetAsideError) return refusedCommand('table-set-aside', table)
  if (error instanceof StorageUnavailableError)
    return refusedCommand(error.isUncertain ? 'not-known' : 'not-kept', table)
  throw error
}
