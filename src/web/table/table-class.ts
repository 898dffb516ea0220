import type { LoadedGame } from '../parlour.ts'

/** By which style sheets know what is played at a table. */
export function tableClass({ game, face, solo }: LoadedGame): string {
  return `table ${game.id}-table${solo ? ' solo-table' : ''}${face.fitsOneScreen ? ' one-screen' : ''}`
}
