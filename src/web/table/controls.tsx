/** What stands around a board that has no controls of its own. */
export { Actions } from './actions.tsx'
export { Log } from './log.tsx'
export { Status } from './status.tsx'
