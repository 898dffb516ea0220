import { manifest } from 'virtual:words'
import { webLibrary } from './library.ts'

/** The words that this version of the app was built with. */
export const library = webLibrary(manifest)
