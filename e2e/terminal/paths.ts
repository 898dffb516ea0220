import { ROOT } from '../paths.ts'

/** The folder of the built word files. */
export const WORDS = `${ROOT}dist/words`
export const FAULTS = `${ROOT}e2e/terminal/faults.ts`
