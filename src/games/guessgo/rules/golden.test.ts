import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { openGame } from '../entry.ts'
import { visibleGridsText } from '../terminal/plain-text.ts'

describeGoldens({ game: openGame(), folder: join(import.meta.dirname, 'golden'), draw: visibleGridsText })
