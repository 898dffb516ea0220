import { errorMessage } from '#kernel/errors.ts'
import { StorageUnavailableError } from '../storage.ts'

/** PostgreSQL's codes for problems that the host can mend or that pass; whole classes have two characters. */
const CAUSES: Readonly<Record<string, string>> = {
  '08': 'the connection was lost',
  '25006': 'it is a standby, or read-only for another reason; name the primary in the address too',
  '25P03': 'this server was too slow in the middle of a transaction',
  '28P01': 'it refuses the password',
  '28': 'it refuses this user',
  '3D000': 'there is no such database',
  '3F000': 'there is no such schema',
  '40': 'too many others change the same data',
  '42501':
    'this user is not allowed to do that; make it the owner of the database, with ALTER DATABASE … OWNER TO …',
  '53100': 'its disk is full',
  '53200': 'it has not enough memory',
  '53300': 'it has too many connections; raise max_connections, or start fewer servers',
  '53': 'it lacks resources',
  '55P03': 'others have locked the same data',
  '57014': 'it took too long',
  '57P01': 'it was shut down',
  '57P02': 'it has crashed',
  '57P03': 'it is starting or stopping',
  '57': 'it was interrupted',
  '58': 'its disk cannot be read or written',
  XX001: 'its data is damaged',
  XX002: 'an index of it is damaged',
}

/** Node's codes for connections that cannot be made or were lost. */
const NETWORK_CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; is it running, and is the port right?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up at the moment',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'there is no such socket',
  EACCES: 'access to its socket is denied',
}

/** Node's codes for certificates. */
const TLS_CAUSES: readonly (readonly [code: RegExp, cause: string])[] = [
  [/ALTNAME/, 'its certificate is for another host; use the name that it is for, or sslmode=verify-ca'],
  [/EXPIRED|NOT_YET_VALID/, 'its certificate is not valid today'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO/,
    'its certificate is not trusted; name the certificate of its authority with sslrootcert=FILE in its address',
  ],
  [/TLS|SSL/, 'the encrypted connection failed; check sslmode and sslrootcert in its address'],
]
const SYSTEM_CODE = /^E[A-Z]{3,}$/
const ENCRYPTION_MISSING =
  'it accepts only encrypted connections; add sslmode=verify-full or sslmode=require to its address'
/** Errors of `pg` itself have no code. */
const OWN_MESSAGES: readonly (readonly [message: RegExp, cause: string])[] = [
  [
    /not support SSL/,
    'it offers no encrypted connections; set that up there, or check sslmode in its address',
  ],
  [/SSL/, 'the encrypted connection failed; check sslmode and sslrootcert in its address'],
  [/client password must be/, 'it wants a password, and its address has none'],
  [/^SASL/, 'it refuses the password'],
  [/^timeout exceeded when trying to connect/, 'no connection to it became free in time'],
  [/timeout/i, 'it does not answer in time'],
  [/Connection terminated|not queryable|Client was closed|after calling end/, 'the connection was lost'],
]

/** Two writers were in each other's way, and nothing of this one was stored. */
export function isWorthRetrying(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error) ?? '')
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** The host offers no TLS, or accepts nothing else. */
export function isOtherEncryptionNeeded(error: unknown): boolean {
  return /not support SSL/.test(messageOf(error)) || isEncryptionMissing(error)
}

function isEncryptionMissing(error: unknown): boolean {
  return codeOf(error) === '28000' && /no encryption/.test(messageOf(error))
}

/** Another host may accept what this one does not. */
export function isOtherHostNeeded(error: unknown): boolean {
  return codeOf(error) === '25006' || isAnswerMissing(error)
}

/** The connection is gone or useless. If a commit was asked for, nobody knows whether it has happened. */
export function isAnswerMissing(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return false
  const code = codeOf(error)
  return isServerCode(code) ? /^(08|57P|25P03)/.test(code) : causeOf(error) !== undefined
}

/** The error as the port promises it: an outage with a sentence for the host, or a bug as it is. */
export function toStorageError(error: unknown, host: string, { isUncertain = false } = {}): Error {
  if (error instanceof StorageUnavailableError) return error
  const cause = causeOf(error)
  if (cause === undefined) return error instanceof Error ? error : new Error(String(error))
  const message = `The database at ${host} cannot be used: ${cause} (${messageOf(error)}).`
  return new StorageUnavailableError(message, { isUncertain })
}

function causeOf(error: unknown): string | undefined {
  const code = codeOf(error)
  if (isEncryptionMissing(error)) return ENCRYPTION_MISSING
  if (isServerCode(code)) return CAUSES[code] ?? CAUSES[code.slice(0, 2)]
  if (code === undefined) return OWN_MESSAGES.find(([message]) => message.test(messageOf(error)))?.[1]
  const tlsCause = TLS_CAUSES.find(([pattern]) => pattern.test(code))
  if (tlsCause) return tlsCause[1]
  return NETWORK_CAUSES[code] ?? (SYSTEM_CODE.test(code) ? 'the connection was lost' : undefined)
}

/** Node tries all addresses of a host, and collects their errors. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function messageOf(error: unknown): string {
  return error instanceof AggregateError ? messageOf(error.errors[0]) : errorMessage(error)
}

function isServerCode(code: string | undefined): code is string {
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !SYSTEM_CODE.test(code)
}
