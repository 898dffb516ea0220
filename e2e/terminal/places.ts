import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const PROGRAM_FOLDER = `${ROOT}node_modules/.cache/quincunx-terminal`
/** The command itself, as `npm run build` leaves it. */
export const COMMAND = `${ROOT}dist/cli/quincunx.js`
export const PROGRAM = `${PROGRAM_FOLDER}/program.js`
