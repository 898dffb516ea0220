import { provideLexicons } from '#games/catalog.ts'
import { smallLibrary } from './fakes/small-library.ts'

provideLexicons(async () => smallLibrary)
