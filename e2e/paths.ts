import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The command as `npm run build` leaves it. */
export const COMMAND = `${ROOT}dist/cli/quincunx.js`
