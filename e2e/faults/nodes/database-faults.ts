import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveToPostgres, type TestPostgres } from '#testing/fixtures/postgres.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { fillDisk } from '../storage-faults.ts'
import { type Cluster, NODE_USER } from './cluster.ts'

/** A fault of the database that all nodes share. */
export interface DatabaseFault {
  /** Some requests succeed all the same. */
  readonly isIntermittent?: true
  /** How long it lasts after both nodes have noticed it. */
  readonly outageMs: number
  /** Begins the fault and returns the function that ends it. */
  begin(cluster: Cluster): Promise<() => Promise<void>>
}

const SHORT_MS = 3_000

export const DATABASE_FAULTS: Readonly<Record<string, DatabaseFault>> = {
  'that is restarted': {
    outageMs: SHORT_MS,
    async begin({ postgres }) {
      await postgres.shutDown()
      return () => postgres.startAgain()
    },
  },
  /**
   * For longer than a node waits for an answer, but not than its lease: after a stall of 30 s a game once got back 9 s less
   * than it had lost, and the cause is not known.
   */
  'that stalls': {
    outageMs: 6_000,
    async begin({ postgres }) {
      postgres.freeze()
      return async () => postgres.thaw()
    },
  },
  'without a free connection': {
    outageMs: SHORT_MS,
    async begin({ postgres }) {
      await postgres.query(`ALTER ROLE ${NODE_USER} CONNECTION LIMIT 0`)
      await postgres.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${NODE_USER}'`,
      )
      return async () => void (await postgres.query(`ALTER ROLE ${NODE_USER} CONNECTION LIMIT -1`))
    },
  },
}

/** Mounts a small disk for databases, which requires root. */
export async function createSmallTablespace(postgres: TestPostgres): Promise<SmallTablespace> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-tablespace-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'quincunx-faults', folder])
  onCleanup(() => {
    spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  giveToPostgres(folder)
  await postgres.query(`CREATE TABLESPACE small LOCATION '${folder}'`)
  return { name: 'small', folder }
}

export interface SmallTablespace {
  readonly name: string
  readonly folder: string
}

export function fullDisk({ folder }: SmallTablespace): DatabaseFault {
  return {
    outageMs: SHORT_MS,
    isIntermittent: true,
    async begin() {
      const removeBallast = fillDisk(folder)
      return async () => removeBallast()
    },
  }
}
