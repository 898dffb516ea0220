import { join } from 'node:path'
import { goldens } from '#testing/golden.ts'
import { game, words } from '../entry.ts'

goldens({
  game,
  words,
  folder: join(import.meta.dirname, 'golden'),
  draw: view => [...view.marks, words.status(view, [])],
})
