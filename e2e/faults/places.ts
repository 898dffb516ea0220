import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The command as `npm run build` leaves it. */
export const COMMAND = `${ROOT}dist/cli/quincunx.js`
/** The same house from the sources, with what a test wants otherwise. */
export const LENIENT_HOUSE = `${ROOT}e2e/faults/lenient-house.ts`
export const PRANKS = `${ROOT}e2e/faults/pranks.ts`
export const CROWD = `${ROOT}e2e/faults/crowd.ts`
export const FAULTY_WORKER = `${ROOT}src/testing/faulty-worker.ts`
