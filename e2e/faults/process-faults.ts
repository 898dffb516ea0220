// Loaded before the server (`node --import`), to play a prank on the real one when a test orders it.
import { syncBuiltinESMExports } from 'node:module'
import workerThreads, { isMainThread, Worker } from 'node:worker_threads'

const HOUR_MS = 3_600_000

function shiftClock(ms: number): void {
  const { now } = Date
  Date.now = () => now() + ms
  process.stderr.write('The clock was set.\n')
}

const PROCESS_FAULTS: Readonly<Record<string, () => void>> = {
  'an hour ahead': () => shiftClock(HOUR_MS),
  'an hour back': () => shiftClock(-HOUR_MS),
  /** At SIGUSR2 the clock is set back by an hour, at SIGUSR1 forward. */
  'clock set while it runs'() {
    process.on('SIGUSR2', () => shiftClock(-HOUR_MS))
    process.on('SIGUSR1', () => shiftClock(HOUR_MS))
  },
  /** At SIGUSR2 every thread that it has ends. */
  'threads end'() {
    const workers = new Set<Worker>()
    workerThreads.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
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

if (isMainThread) PROCESS_FAULTS[process.env.PRANK ?? '']?.()
