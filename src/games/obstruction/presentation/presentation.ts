import { neighbours } from '#kernel/grid.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { ObstructionTypes } from '../rules/types.ts'

const EMOJI: Readonly<Record<string, string>> = { X: '❌', O: '⭕' }

export const presentation: Presentation<ObstructionTypes> = {
  isSecret: view => view.phase === 'proposing',
  lastCell: view => (view.phase === 'placing' ? (view.last ?? undefined) : undefined),
  neighbours: (view, cell) => (view.phase === 'placing' ? neighbours(cell, view.rows, view.cols) : []),
  seatSymbol: (view, seat) => (view.phase === 'placing' ? view.marks[seat]! : ''),
  moveCount: view => (view.phase === 'placing' ? view.placed : 0),
  resultGrid(views) {
    const last = views.at(-1)
    if (last?.phase !== 'placing') return ''
    return last.board.map(row => [...row].map(content => EMOJI[content] ?? '⬜').join('')).join('\n')
  },
}
