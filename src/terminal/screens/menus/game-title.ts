import type { LoadedGame } from '../../game/loaded-game.ts'
import { type StyledLine, span } from '../../kit/styled-text.ts'
import type { Shell } from '../../shell/shell.ts'

export function gameTitle(shell: Shell, loaded: LoadedGame): StyledLine {
  return [...shortTitle(shell, loaded), span(`   ${loaded.card.tagline}`, { tone: 'soft' })]
}

export function shortTitle({ theme }: Shell, { card }: LoadedGame): StyledLine {
  return [span(`${theme.glyphs.dot} `, { tone: card.accent }), span(card.title, { bold: true })]
}
