import { readdirSync, readFileSync } from 'node:fs'
import { TestPostgres } from '#testing/fixtures/postgres.ts'

/** A PostgreSQL server for one system, which writes to the disk as a real one does. */
export interface BenchDatabase {
  readonly url: string
  /** The CPU time of all its processes so far; 0 where the system does not tell. */
  cpuMs(): number
  stop(): Promise<void>
}

const TICKS_PER_MS = 1 / 10

export async function startDatabase(): Promise<BenchDatabase> {
  const postgres = await TestPostgres.start({
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '128MB',
  })
  const { pid } = postgres
  return {
    url: postgres.url(await postgres.createDatabase()),
    cpuMs: () => processTreeTicks(pid) / TICKS_PER_MS,
    stop: () => postgres.stop(),
  }
}

/** The user and system time of a process, its children, and the children that have ended. */
function processTreeTicks(parent: number): number {
  if (process.platform !== 'linux') return 0
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return processes.reduce((ticks, id) => {
    const times = readTimes(id)
    if (!times || (times.pid !== parent && times.parent !== parent)) return ticks
    return ticks + times.own + (times.pid === parent ? times.ended : 0)
  }, 0)
}

function readTimes(id: string) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program, in parentheses, may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return {
      pid: Number(id),
      parent: fields[1]!,
      own: fields[11]! + fields[12]!,
      ended: fields[13]! + fields[14]!,
    }
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}
