// The faces of some games still import it from here.
export { wrapText } from './width.ts'
