// Until the faces of the games import it from there.
export { wrapText } from './width.ts'
