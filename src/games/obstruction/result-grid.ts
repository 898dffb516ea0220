import type { View } from './rules/types.ts'

const SYMBOLS: Readonly<Record<string, string>> = { X: '❌', O: '⭕' }

/** The last board in signs, to be sent along with a result. */
export function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (last?.phase !== 'placing') return ''
  return last.board.map(row => [...row].map(sign => SYMBOLS[sign] ?? '⬜').join('')).join('\n')
}
