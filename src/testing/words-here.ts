import { provideLexicons } from '#games/catalog.ts'
import { smallLibrary } from './small-library.ts'

provideLexicons(async () => smallLibrary)
