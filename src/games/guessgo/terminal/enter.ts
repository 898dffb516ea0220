import { type Cell, writeCell } from '#kernel/grid.ts'
import { wordsLeft } from '../offer-words.ts'
import { placeOf } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'

/** Far from any count of words, so that words next to each other in the list do not end up side by side. */
const STRIDE = 7_919

/** What Enter does at the cursor when nothing was typed: what is offered there, so that a grid fills and a game goes on. */
export function entered(view: View, cursor: Cell): string {
  const { size } = view.terms
  const place = placeOf(cursor, size)
  const left = wordsLeft(view)
  switch (view.phase) {
    case 'filling': {
      const own = view.viewer === 'spectator' ? [] : view.grids[view.viewer]!
      if (!own.includes(null)) return 'ready'
      if (own[place] !== null) return `take ${writeCell(cursor)}`
      const plain = left.filter(word => !view.terms.hitwordsOf.includes(word))
      return `place ${plain[(place * STRIDE) % plain.length]} ${writeCell(cursor)}`
    }
    case 'tossing':
      return view.viewer === 0 ? 'leave' : 'heads'
    case 'calling':
      return `call ${left[Math.floor((place * left.length) / (size * size))] ?? ''}`
  }
}
