import type { LoadedGame } from '../loaded-game.ts'

/** The class by which style sheets tell games apart. */
export function tableClass({ rules, face, puzzle }: LoadedGame): string {
  return `table ${rules.id}-table${puzzle ? ' puzzle-table' : ''}${face.layout === 'one-screen' ? ' one-screen' : ''}`
}
