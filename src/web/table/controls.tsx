/** What stands around a board that has no controls of its own: one part of the program, fetched with the first such game. */
export { Actions } from './actions.tsx'
export { Log } from './log.tsx'
export { Status } from './status.tsx'
