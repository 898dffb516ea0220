import { parentPort, workerData } from 'node:worker_threads'
import { serveBatches } from './batch-executor.ts'
import type { SqliteFile } from './database.ts'
import { type CheckedFile, checkStructure } from './structure-check.ts'

/** The thread that waits for the disk. */
const task = workerData as SqliteFile | CheckedFile
if ('checkedFile' in task) parentPort!.postMessage(checkStructure(task.checkedFile))
else serveBatches(parentPort!, task)
