import type { ParlourGame } from '../parlour.ts'

/** By which style sheets know what is played at a table. */
export function tableClass({ game, face, solo }: ParlourGame): string {
  return `table ${game.id}-table${solo ? ' solo-table' : ''}${face.oneScreen ? ' one-screen' : ''}`
}
