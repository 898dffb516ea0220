import { join } from 'node:path'
import { goldens } from '#testing/golden.ts'
import { game, words } from '../entry.ts'
import { inSight } from './text.ts'

goldens({ game, words, folder: join(import.meta.dirname, 'golden'), draw: inSight })
