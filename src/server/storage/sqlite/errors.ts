import { errorMessage } from '#kernel/errors.ts'
import { StorageUnavailableError } from '../storage.ts'

/** Why a request failed, in a form that can be sent between threads. */
export interface RpcFailure {
  /** `unavailable` is a problem of the machine, such as a full disk. */
  readonly kind: 'unavailable' | 'bug'
  readonly message: string
}

/** SQLite's result codes for problems of the machine; all others mean a faulty statement. */
const CAUSES: Readonly<Record<number, string>> = {
  5: 'another program has it locked',
  6: 'another program has it locked',
  7: 'there is not enough memory',
  8: 'it cannot be written to',
  9: 'it was interrupted',
  10: 'the disk cannot be read or written',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  15: 'another program has it locked',
  17: 'another program has changed its form',
  22: 'the disk is too small',
  23: 'access to it is denied',
  26: 'it is not a file of Quincunx',
}

const BUSY = 5
const FULL = 13

export function toFailure(error: unknown, file: string): RpcFailure {
  if (error instanceof StorageUnavailableError) return { kind: 'unavailable', message: error.message }
  const code = sqliteCode(error)
  if (code === undefined || !CAUSES[code]) return { kind: 'bug', message: errorMessage(error) }
  return { kind: 'unavailable', message: `${file} cannot be used: ${CAUSES[code]} (${errorMessage(error)}).` }
}

export function toError({ kind, message }: RpcFailure): Error {
  return kind === 'unavailable' ? new StorageUnavailableError(message) : new Error(message)
}

/** After a lock or a full disk the connection still works; after any other error it may not. */
export function isConnectionUsable(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === BUSY || code === FULL
}

function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  // The lowest byte is the primary code; the bytes above extend it.
  return typeof code === 'number' ? code & 0xff : undefined
}
