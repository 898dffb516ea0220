import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { words } from '../words.ts'
import { createWorderly } from './game.ts'

describeGoldens({
  game: createWorderly(),
  words,
  folder: join(import.meta.dirname, 'golden'),
  draw: view => [...(view.solution ?? view.grid), words.status(view, [])],
})
