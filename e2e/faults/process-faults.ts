// Loaded before the real server (`node --import`), to inject the fault that a test asks for.
import { syncBuiltinESMExports } from 'node:module'
import workerThreads, { isMainThread, Worker } from 'node:worker_threads'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * 24 * HOUR_MS

function shiftClock(ms: number): void {
  const { now } = Date
  Date.now = () => now() + ms
  process.stderr.write('The clock was set.\n')
}

const PROCESS_FAULTS: Readonly<Record<string, () => void>> = {
  'five minutes ahead': () => shiftClock(5 * MINUTE_MS),
  'an hour ahead': () => shiftClock(HOUR_MS),
  'a year ahead': () => shiftClock(YEAR_MS),
  'an hour back': () => shiftClock(-HOUR_MS),
  /** SIGUSR2 sets the clock back by an hour, SIGUSR1 forward. */
  'clock set while it runs'() {
    process.on('SIGUSR2', () => shiftClock(-HOUR_MS))
    process.on('SIGUSR1', () => shiftClock(HOUR_MS))
  },
  /** SIGUSR2 terminates all worker threads. */
  'threads end'() {
    const workers = new Set<Worker>()
    workerThreads.Worker = class extends Worker {
      constructor(...parameters: ConstructorParameters<typeof Worker>) {
        super(...parameters)
        workers.add(this)
        this.on('exit', () => workers.delete(this))
      }
    }
    syncBuiltinESMExports()
    process.on('SIGUSR2', () => {
      for (const worker of workers) void worker.terminate()
    })
  },
}

if (isMainThread) PROCESS_FAULTS[process.env.FAULT ?? '']?.()
