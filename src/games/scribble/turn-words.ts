import { writeCell } from '#kernel/grid.ts'
import type { PossibleTurn } from './engine/analysis/possible-turn.ts'

/** A turn as it is spoken of: TRACK at h6 down, with ON. */
export function turnWords({ move, words, letters }: PossibleTurn): string {
  switch (move.kind) {
    case 'place': {
      const [main, ...others] = words.map(({ word }) => word)
      const also = others.length > 0 ? `, with ${others.join(', ')}` : ''
      return `${main} at ${writeCell(move.cell)} ${move.direction}${also}`
    }
    case 'exchange':
      return `exchange ${letters.join(' ')}`
    default:
      return 'pass'
  }
}

/** What a turn is worth: 12 points, +1.3 for the letters kept. */
export function worthWords({ points, leaveValue, ends, wins }: PossibleTurn): string {
  if (ends) return `${pointWords(points)}, and the game is ${wins ? 'won' : 'over'}`
  const kept = Math.abs(leaveValue) < 0.05 ? '' : `, ${withPlusOrMinus(leaveValue)} for the letters kept`
  return `${pointWords(points)}${kept}`
}

export function pointWords(points: number): string {
  const rounded = Math.round(points * 10) / 10
  return rounded === 1 ? '1 point' : `${rounded} points`
}

function withPlusOrMinus(figure: number): string {
  return `${figure > 0 ? '+' : '−'}${Math.abs(figure).toFixed(1)}`
}
