import { join } from 'node:path'
import { goldens } from '#testing/golden.ts'
import { words } from '../words.ts'
import { createWorderly } from './game.ts'

goldens({
  game: createWorderly(),
  words,
  folder: join(import.meta.dirname, 'golden'),
  draw: view => [...(view.solution ?? view.grid), words.status(view, [])],
})
