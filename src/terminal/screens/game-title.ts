import { type Line, span } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Shell } from '../shell.ts'

export function gameTitle(shell: Shell, loaded: LoadedGame): Line {
  return [...bareTitle(shell, loaded), span(`   ${loaded.words.tagline}`, { tone: 'soft' })]
}

export function bareTitle({ look }: Shell, { face, words: gameWords }: LoadedGame): Line {
  return [span(`${look.glyphs.dot} `, { tone: face.fruit }), span(gameWords.title, { bold: true })]
}
