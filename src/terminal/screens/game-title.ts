import { type Line, span } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Shell } from '../shell.ts'

export function gameTitle({ look }: Shell, { face, words: gameWords }: LoadedGame): Line {
  return [
    span(`${look.glyphs.dot} `, { tone: face.fruit }),
    span(gameWords.title, { bold: true }),
    span(`   ${gameWords.tagline}`, { tone: 'soft' }),
  ]
}
