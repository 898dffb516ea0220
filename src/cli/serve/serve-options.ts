import { availableParallelism } from 'node:os'
import type { Retention } from '#server/admin/retention.ts'
import { LOG_LEVELS, type LogLevel } from '#server/log.ts'
import type { ParsedFlags } from '../flags.ts'
import { databaseUrl } from '../paths.ts'
import { readRetention } from '../retention-flag.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Everything that the command line and the environment say about a server. */
export interface ServeOptions {
  readonly host: string
  readonly port: number
  /** Whether the port was chosen; otherwise the next free one will do. */
  readonly isExactPort: boolean
  readonly log: LogLevel
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  /** The sites that may show `/embed` pages in a frame. */
  readonly frameAncestors: readonly string[]
  readonly retention: Retention
  /** Whether players may publish puzzles that they have composed. */
  readonly publishesPuzzles: boolean
  /** How long a node is not ready before it stops. */
  readonly drainMs: number
  /** How many computer players think hard at the same time, in each process. */
  readonly thinkers: number
  /** The PostgreSQL database; without it the data is in the data folder. */
  readonly database: string | undefined
  /** How many processes share the port. */
  readonly processes: number
}

const DEFAULT_PORT = 4747
/** As long as a load balancer usually takes to ask twice. */
const DRAIN_MS = 5_000
const MAX_PROCESSES = 128

export function readServeOptions(flags: ParsedFlags['flags']): ServeOptions {
  const port = flags.port ?? (process.env.PORT || undefined)
  const database = flags.database === undefined ? databaseUrl() : String(flags.database)
  const processes = flags.processes === undefined ? 1 : readProcesses(String(flags.processes))
  if (processes > 1 && database === undefined) throw new UsageError(cliText.processesNeedDatabase)
  return {
    host: String(flags.host ?? (process.env.HOST || '127.0.0.1')),
    port: port === undefined ? DEFAULT_PORT : readPort(String(port)),
    isExactPort: port !== undefined,
    log: readLevel(String(flags.log ?? 'warn')),
    origins: readOrigins(flags.origin),
    trustProxy: flags['trust-proxy'] === true,
    frameAncestors: readFrameAncestors(flags['frame-ancestors']),
    retention: readRetention(String(flags.keep ?? process.env.QUINCUNX_KEEP ?? '')),
    publishesPuzzles: flags['publish-puzzles'] === true,
    drainMs: flags.drain === undefined ? DRAIN_MS : readDrain(String(flags.drain)),
    thinkers:
      flags.thinkers === undefined ? defaultThinkers(processes) : readThinkers(String(flags.thinkers)),
    ...{ database, processes },
  }
}

/** One core is left to the server, and the others are shared by all processes. */
function defaultThinkers(processes: number): number {
  return Math.max(1, Math.floor((availableParallelism() - 1) / processes))
}

function readProcesses(text: string): number {
  if (text === 'auto') return Math.min(MAX_PROCESSES, availableParallelism())
  const count = Number(text)
  if (!/^[1-9]\d{0,2}$/.test(text) || count > MAX_PROCESSES)
    throw new UsageError(cliText.processesRefused(text, MAX_PROCESSES))
  return count
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new UsageError(cliText.portRefused(text))
  return port
}

function readThinkers(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError(cliText.thinkersRefused(text))
  return Number(text)
}

function readDrain(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError(cliText.drainRefused(text))
  return Number(text) * 1000
}

function readLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find(one => one === text)
  if (!level) throw new UsageError(cliText.noSuchLogLevel(text, LOG_LEVELS))
  return level
}

function readOrigins(given: string | boolean | undefined): readonly string[] {
  const origins = given === undefined ? [] : String(given).split(',')
  const bad = origins.find(origin => !/^https?:\/\/[^/]+\/?$/.test(origin) || !URL.canParse(origin))
  if (bad !== undefined) throw new UsageError(cliText.originRefused(bad))
  return origins
}

/** Sites as a content security policy names them: an origin, all names below a domain, or a star for all sites. */
function readFrameAncestors(given: string | boolean | undefined): readonly string[] {
  const sites = given === undefined ? [] : String(given).split(',')
  const bad = sites.find(site => !/^(\*|https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?)$/.test(site))
  if (bad !== undefined) throw new UsageError(cliText.frameAncestorsRefused(bad))
  return sites
}
