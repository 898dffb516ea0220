import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { errorMessage } from '#kernel/errors.ts'
import type { StorageCondition } from '../administration.ts'

/** Whether the file's structure is sound, as far as that is known by now. */
export interface StructureCheck {
  findings(): Pick<StorageCondition, 'damage' | 'isChecking'>
  /** Resolves when the file is not used any more. */
  stop(): Promise<void>
}

/** The data of a worker that only checks a file. */
export interface CheckedFile {
  readonly checkedFile: string
}

export const NOT_CHECKED: StructureCheck = {
  findings: () => ({ damage: [], isChecking: false }),
  async stop() {},
}

/** How long a start waits for the check; a large file is checked further while games go on. */
const BUDGET_MS = 1_000
const MAX_FINDINGS = 20

/** Checks the file in a thread of its own, so that no move waits for it. Resolves when it is done or takes too long. */
export async function startStructureCheck(file: string, workerFile: URL): Promise<StructureCheck> {
  const workerData: CheckedFile = { checkedFile: file }
  const worker = new Worker(workerFile, { workerData })
  worker.unref()
  let damage: readonly string[] = []
  let isChecking = true
  const finished = new Promise<void>(resolve => {
    worker.once('message', (found: readonly string[]) => {
      damage = found
    })
    worker.once('error', error => {
      damage = [errorMessage(error)]
    })
    worker.once('exit', () => {
      isChecking = false
      resolve()
    })
  })
  let timer: NodeJS.Timeout | undefined
  const budget = new Promise<void>(resolve => {
    timer = setTimeout(resolve, BUDGET_MS)
  })
  await Promise.race([finished, budget])
  clearTimeout(timer)
  return {
    findings: () => ({ damage, isChecking }),
    async stop() {
      await worker.terminate()
    },
  }
}

/** The faults in the structure of a file. The thorough check also compares tables and indexes. */
export function structureFindings(database: DatabaseSync, { thorough = false } = {}): readonly string[] {
  const pragma = thorough ? 'integrity_check' : 'quick_check'
  try {
    const rows = database.prepare(`PRAGMA ${pragma}(${MAX_FINDINGS})`).all()
    return rows.map(row => String(row[pragma])).filter(finding => finding !== 'ok')
  } catch (error) {
    return [errorMessage(error)]
  }
}

export function checkStructure(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return structureFindings(database)
  } finally {
    database.close()
  }
}
