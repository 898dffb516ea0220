import { ROOT } from '../paths.ts'

/** The files of words that are built beside the command. */
export const WORDS = `${ROOT}dist/words`
export const FAULTS = `${ROOT}e2e/terminal/faults.ts`
