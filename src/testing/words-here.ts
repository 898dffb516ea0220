import { bringWords } from '#games/catalog.ts'
import { smallLibrary } from './small-library.ts'

bringWords(async () => smallLibrary)
