import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const PROGRAM_FOLDER = `${ROOT}node_modules/.cache/quincunx-terminal`
export const PROGRAM = `${PROGRAM_FOLDER}/program.js`
