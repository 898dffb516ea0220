import { ROOT } from '../places.ts'

/** The house from the sources, with what a test wants otherwise. */
export const UNLIMITED_SERVER = `${ROOT}e2e/faults/lenient-house.ts`
export const PROCESS_FAULTS = `${ROOT}e2e/faults/pranks.ts`
export const FLOOD_PROCESS = `${ROOT}e2e/faults/crowd.ts`
export const FAULTY_WORKER = `${ROOT}src/testing/faulty-worker.ts`
