// Loaded before the program (`node --import`), to break a part of the real one when a test orders it.
import { syncBuiltinESMExports } from 'node:module'
import workerThreads, { isMainThread, Worker } from 'node:worker_threads'

const crash = (): never => {
  throw new Error('A crash to order')
}

const FAULTS: Readonly<Record<string, () => void>> = {
  crash: () => process.on('SIGUSR2', crash),
  /** Drawing asks for the time, so this is where it can be made to fail. */
  'crash while drawing': () =>
    process.on('SIGUSR2', () => {
      const { now } = Date
      Date.now = () => (/renderWithHooks/.test(new Error().stack ?? '') ? crash() : now())
      process.stdout.emit('resize')
    }),
  /** The first worker is out of memory, the next one is not. */
  stumble() {
    let workers = 0
    workerThreads.Worker = class extends Worker {
      constructor(file: string | URL) {
        super(workers++ > 0 ? file : new URL('data:text/javascript,throw new Error("Out of memory.")'))
      }
    }
    syncBuiltinESMExports()
  },
}

if (isMainThread) FAULTS[process.env.FAULT ?? '']?.()
