import type { LoadedGame } from '../loaded-game.ts'

/** By which style sheets know what is played at a table. */
export function tableClass({ rules, face, puzzle }: LoadedGame): string {
  return `table ${rules.id}-table${puzzle ? ' solo-table' : ''}${face.fitsOneScreen ? ' one-screen' : ''}`
}
