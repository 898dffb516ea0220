import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The command as `npm run build` leaves it. */
export const COMMAND = `${ROOT}dist/cli/quincunx.js`
/** The files of words that are built beside it. */
export const WORDS = `${ROOT}dist/words`
export const FAULTS = `${ROOT}e2e/terminal/faults.ts`
