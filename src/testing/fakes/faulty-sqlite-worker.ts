import { existsSync, readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** The fault to inject. A test writes it into the file of `faultFilePath`. */
export interface Fault {
  /** The statement that fails, every time or only once. */
  readonly at: 'BEGIN IMMEDIATE' | 'COMMIT'
  readonly once?: boolean
  /** Ends the thread before or after the statement. */
  readonly crash?: 'before' | 'after'
  /** SQL to execute before the statement. */
  readonly run?: string
}

export function faultFilePath(database: string): string {
  return `${database}.fault`
}

/** Makes statements of the storage's worker fail as the file says. */
function injectFaults(file: string): void {
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function (sql) {
    const fault: Fault | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    if (fault?.at !== sql) return exec.call(this, sql)
    if (fault.once) rmSync(file)
    if (fault.crash === 'before') process.exit(1)
    if (fault.run) exec.call(this, fault.run)
    exec.call(this, sql)
    if (fault.crash === 'after') process.exit(1)
  }
}

if (workerData) {
  injectFaults(faultFilePath(workerData.file))
  await import('#server/storage/sqlite/worker.ts')
}
