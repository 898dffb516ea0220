import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { openGame } from '../entry.ts'
import { visibleGridsText } from '../presentation.ts'

describeGoldens({ game: openGame(), folder: join(import.meta.dirname, 'golden'), draw: visibleGridsText })
