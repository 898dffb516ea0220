import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { game, words } from '../entry.ts'
import { visibleGridsText } from '../presentation/grid-text.ts'

describeGoldens({ game, words, folder: join(import.meta.dirname, 'golden'), draw: visibleGridsText })
