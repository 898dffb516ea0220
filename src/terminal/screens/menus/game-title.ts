import type { LoadedGame } from '../../game/loaded-game.ts'
import { type StyledLine, span } from '../../kit/styled-text.ts'
import type { Shell } from '../../shell/shell.ts'

export function gameTitle(shell: Shell, loaded: LoadedGame): StyledLine {
  return [...shortTitle(shell, loaded), span(`   ${loaded.text.tagline}`, { tone: 'soft' })]
}

export function shortTitle({ theme }: Shell, { face, text: gameText }: LoadedGame): StyledLine {
  return [span(`${theme.glyphs.dot} `, { tone: face.accent }), span(gameText.title, { bold: true })]
}
