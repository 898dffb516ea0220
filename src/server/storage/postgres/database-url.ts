import { existsSync } from 'node:fs'
import { UserError } from '#kernel/errors.ts'

/** One of the servers that may hold the database. */
export interface DatabaseHost {
  /** For sentences; without user and password. */
  readonly name: string
  /** For `pg`, which reads one host only. */
  readonly connectionString: string
  /** The same with or without TLS, if the host wants that instead. */
  readonly alternative?: string
}

const URL_FORM = /^(postgres(?:ql)?:\/\/)(?:([^/?]*)@)?([^/?@]*)(\/[^?]*)?(?:\?(.*))?$/
const DEFAULT_PORT = '5432'

/** How libpq's modes are tried: `pg` knows neither `prefer` nor `allow`, which take what they get. */
const TLS_MODES: Readonly<Record<string, readonly string[]>> = {
  disable: ['disable'],
  allow: ['disable', 'require'],
  prefer: ['require', 'disable'],
  require: ['require'],
  'verify-ca': ['verify-ca'],
  'verify-full': ['verify-full'],
}
const CERTIFICATE_FILES = ['sslrootcert', 'sslcert', 'sslkey']

/**
 * Reads an address as libpq does: with several hosts, in the order in which they are tried. Each host may have its own
 * port, and hosts and ports may also be parameters. `target_session_attrs` is left out because a server always needs the
 * host that accepts writes.
 */
export function readDatabaseUrl(url: string): readonly [DatabaseHost, ...DatabaseHost[]] {
  const [, scheme, user, authority = '', path = '', query = ''] = URL_FORM.exec(url.trim()) ?? []
  // The address may contain a password, so the sentence does not repeat it.
  if (scheme === undefined)
    throw new UserError(
      'The address of the database must begin with postgres://, such as postgres://user:password@host:5432/name.',
    )
  refuseMalformed(user ?? '', authority, path)
  const parameters = new URLSearchParams(query)
  const hosts = hostsOf(authority, parameters.get('host'), parameters.get('port'))
  for (const name of ['host', 'port', 'target_session_attrs', 'load_balance_hosts']) parameters.delete(name)
  if (!parameters.has('application_name')) parameters.set('application_name', 'quincunx')
  const readModes = tlsModes(parameters)
  const [first, ...others] = hosts.map(({ host, port }) => {
    const [connectionString, alternative] = readModes(host).map(mode => {
      const own = new URLSearchParams(parameters)
      own.set('host', host)
      own.set('port', port)
      own.set('sslmode', mode)
      // Otherwise `pg` would take `require` to mean `verify-full`.
      own.set('uselibpqcompat', 'true')
      const credentials = user === undefined ? '' : `${user}@`
      return `${scheme}${credentials}localhost${path}?${own.toString().replaceAll('+', '%20')}`
    })
    const name = `${host}:${port}`
    return { name, connectionString: connectionString!, ...(alternative !== undefined && { alternative }) }
  })
  return [first!, ...others]
}

/** The hosts and the name of a database, for logs; without user and password. */
export function databaseName(url: string): string {
  const hosts = readDatabaseUrl(url).map(({ name }) => name)
  const [, , , , path = ''] = URL_FORM.exec(url.trim())!
  return `postgres://${hosts.join(',')}${path}`
}

/** Returns the modes to try for a host. By default libpq's, and no encryption within one machine. */
function tlsModes(parameters: URLSearchParams): (host: string) => readonly string[] {
  const given = parameters.get('sslmode')
  // The system's authorities are those that Node trusts by itself.
  if (parameters.get('sslrootcert') === 'system') parameters.delete('sslrootcert')
  for (const name of CERTIFICATE_FILES) {
    const file = parameters.get(name)
    if (file !== null && !existsSync(file))
      throw new UserError(`There’s no file ${file}, which ${name} in the address of the database names.`)
  }
  const isAuthorityMissing = given === 'verify-ca' && !parameters.has('sslrootcert')
  if (isAuthorityMissing)
    throw new UserError(
      'sslmode=verify-ca in the address of the database also needs sslrootcert=FILE, the certificate of the authority.',
    )
  if (given !== null && !Object.hasOwn(TLS_MODES, given))
    throw new UserError(
      `sslmode in the address of the database must be one of ${Object.keys(TLS_MODES).join(', ')}, not “${given}”.`,
    )
  return host => TLS_MODES[given ?? (isThisMachine(host) ? 'disable' : 'prefer')]!
}

function isThisMachine(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** `pg` would fail without a sentence, after a percent sign that stands for itself. */
function refuseMalformed(...parts: readonly string[]): void {
  try {
    for (const part of parts) decodeURIComponent(part)
  } catch {
    throw new UserError('A % in the address of the database must be written as %25.')
  }
}

function hostsOf(authority: string, hostParameter: string | null, portParameter: string | null) {
  const ports = portParameter?.split(',') ?? []
  const texts = hostParameter === null ? authority.split(',') : hostParameter.split(',')
  return texts.map((text, index) => {
    // One port goes for all hosts.
    const port = ports.length === 1 ? ports[0] : ports[index]
    // The name of a socket's folder may contain colons, and so does an IPv6 address as a parameter.
    if (hostParameter !== null) return { host: text || 'localhost', port: port || DEFAULT_PORT }
    const [, host = '', ownPort] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(text) ?? []
    const name = decodeURIComponent(host.replace(/^\[|\]$/g, ''))
    return { host: name || 'localhost', port: ownPort || port || DEFAULT_PORT }
  })
}
