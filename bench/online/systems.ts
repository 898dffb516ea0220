import { basename, join, resolve } from 'node:path'
import { type ChildHandle, startChild } from './child-process.ts'
import { startDatabase } from './database.ts'
import type { DriverCommand, Protocol } from './load-driver.ts'
import type { Usage, UsageRequest } from './report.ts'

/** A server under test. */
export interface System {
  /** For `--systems`. */
  readonly id: string
  readonly name: string
  readonly protocol: Protocol
  readonly file: string
  /** Which storage the server uses, if it has a choice. */
  readonly storage?: string
  /** How many processes of it share a PostgreSQL database; otherwise there is one, without a database. */
  readonly nodes?: number
  /** Where a move is when a player is shown it. */
  readonly keeps: string
}

const root = join(import.meta.dirname, '..', '..')
const peersFolder = join(root, 'bench', 'peers')
/** Not the folder for temporary files, which may be in memory. */
const DATA_FOLDER = join(root, 'data')

const boardgame = { protocol: 'boardgame', file: join(peersFolder, 'boardgame.mjs') } as const
const colyseus = { protocol: 'colyseus', file: join(peersFolder, 'colyseus.mjs') } as const

/** The server of a tree of Quincunx. All trees get the clients of this one, so they must speak its protocol. */
export function quincunx(name: string, tree = root): System {
  return {
    id: name === 'Quincunx' ? 'quincunx' : name,
    name,
    protocol: 'quincunx',
    file: join(tree, 'bench', 'online', 'server.ts'),
    keeps:
      'on disk: SQLite, WAL, synchronous = FULL, in a worker thread; moves that arrive together share a commit',
  }
}

/** Several processes of this tree on one PostgreSQL. The two players of a game are connected to different ones. */
export function quincunxNodes(nodes: number): System {
  return {
    ...quincunx('Quincunx'),
    id: `quincunx-${nodes}`,
    name: nodes === 1 ? 'Quincunx, 1 node' : `Quincunx, ${nodes} nodes`,
    nodes,
    keeps: 'on disk: PostgreSQL, fsync and synchronous_commit on; moves that arrive together share a commit',
  }
}

export const socketIo: System = {
  id: 'socket.io',
  name: 'Socket.IO, 2 nodes',
  protocol: 'socket-io',
  file: join(peersFolder, 'socket-io.mjs'),
  nodes: 2,
  keeps:
    'nowhere: its PostgreSQL adapter passes messages on by NOTIFY; there are no rules, tables or clocks either',
}

/** Reads `--server PATH` or `--server NAME=PATH`. */
export function quincunxAt(argument: string): System {
  const at = argument.indexOf('=')
  const tree = resolve(argument.slice(at + 1))
  return quincunx(at < 0 ? basename(tree) : argument.slice(0, at), tree)
}

export const peers: readonly System[] = [
  {
    id: 'boardgame',
    name: 'boardgame.io',
    ...boardgame,
    storage: 'memory',
    keeps: 'in memory; a move is lost with the process',
  },
  {
    id: 'boardgame-files',
    name: 'boardgame.io, files',
    ...boardgame,
    storage: 'files',
    keeps:
      'in files (its FlatFile): log and state of the match are rewritten, without fsync, so a move survives the process but not the machine; its updates are held until then (by itself it shows a move first)',
  },
  {
    id: 'colyseus',
    name: 'Colyseus',
    ...colyseus,
    storage: 'memory',
    keeps: 'in memory; a move is lost with the process',
  },
  {
    id: 'colyseus-commit',
    name: 'Colyseus, commits',
    ...colyseus,
    storage: 'commit',
    keeps: 'on disk: SQLite, WAL, synchronous = FULL, on the main thread; one commit a move',
  },
  {
    id: 'colyseus-batch',
    name: 'Colyseus, batches',
    ...colyseus,
    storage: 'batch',
    keeps:
      'on disk: SQLite, WAL, synchronous = FULL, on the main thread; moves of one turn of the event loop share a commit',
  },
]

/** A server and its players, each in a process of its own. */
export interface RunningSystem {
  readonly system: System
  command<Answer = void>(command: DriverCommand): Promise<Answer>
  usage(): Promise<Usage>
  /** Usage after a compacting garbage collection. The server must have been started with `--expose-gc`. */
  usageWithoutGarbage(): Promise<Usage>
  stop(): Promise<void>
}

export async function start(system: System, flags: readonly string[] = []): Promise<RunningSystem> {
  const { file, protocol, storage = '', nodes } = system
  const database = nodes === undefined ? undefined : await startDatabase()
  const servers: ChildHandle<UsageRequest, { port: number }>[] = []
  for (let number = 0; number < (nodes ?? 1); number++)
    servers.push(await startChild({ file, args: [DATA_FOLDER, database?.url ?? storage], flags }))
  const driver: ChildHandle<DriverCommand, void> = await startChild({
    file: join(import.meta.dirname, 'load-driver.ts'),
    args: [protocol, servers.map(({ readyMessage }) => readyMessage.port).join()],
  })
  const usage = async (collect: boolean) => {
    const usages = await Promise.all(servers.map(server => server.request<Usage>({ collect })))
    const sum = (read: (one: Usage) => number) => usages.reduce((total, one) => total + read(one), 0)
    return {
      cpuMs: sum(({ cpuMs }) => cpuMs) + (database?.cpuMs() ?? 0),
      rss: sum(({ rss }) => rss),
      moves: sum(({ moves }) => moves),
    }
  }
  return {
    system,
    command: command => driver.request(command),
    usage: () => usage(false),
    usageWithoutGarbage: () => usage(true),
    async stop() {
      await driver.end()
      for (const server of servers) await server.end()
      await database?.stop()
    },
  }
}
