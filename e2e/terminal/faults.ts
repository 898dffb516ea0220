// Breaks a part of the real program when a test asks for it: loaded before it by `node --import` with the fault's name in
// the environment, or called by headless-program.ts.
import { syncBuiltinESMExports } from 'node:module'
import workerThreads, { isMainThread, Worker } from 'node:worker_threads'

const crash = (): never => {
  throw new Error('A crash to order')
}

const FAULTS: Readonly<Record<string, () => void>> = {
  crash: () => process.on('SIGUSR2', crash),
  /** Fails in Date.now, which drawing calls. */
  'crash while drawing': () =>
    process.on('SIGUSR2', () => {
      const { now } = Date
      Date.now = () => (/renderWithHooks/.test(new Error().stack ?? '') ? crash() : now())
      process.stdout.emit('resize')
    }),
  /** The first worker runs out of memory, the next one does not. */
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

export function injectFault(name: string): void {
  FAULTS[name]?.()
}

// The workers of the program are started with the same --import.
if (isMainThread) injectFault(process.env.FAULT ?? '')
