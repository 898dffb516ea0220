import { join } from 'node:path'
import { describeGoldens } from '#testing/golden.ts'
import { openGame } from '../entry.ts'
import { text } from '../text/en.ts'

describeGoldens({
  game: openGame(),
  folder: join(import.meta.dirname, 'golden'),
  draw: view => [...view.marks, text.status(view, [])],
})
