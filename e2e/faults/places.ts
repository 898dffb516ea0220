import { ROOT } from '../places.ts'

/** The house from the sources, with what a test wants otherwise. */
export const LENIENT_HOUSE = `${ROOT}e2e/faults/lenient-house.ts`
export const PRANKS = `${ROOT}e2e/faults/pranks.ts`
export const CROWD = `${ROOT}e2e/faults/crowd.ts`
export const FAULTY_WORKER = `${ROOT}src/testing/faulty-worker.ts`
