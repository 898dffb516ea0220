import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { openGame } from '../entry.ts'
import { text } from '../text/en.ts'

describeGoldens({
  game: openGame(() => Promise.reject(new Error('no words are needed'))),
  folder: join(import.meta.dirname, 'golden'),
  draw: view => [...(view.solution ?? view.grid), text.status(view, [])],
})
