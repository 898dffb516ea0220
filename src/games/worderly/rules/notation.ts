import { readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Move } from './types.ts'

const LONGEST_GUESS = 30

/**
 * A guess is the word itself; `s` shuffles, `e` leaves, `?` asks for a letter, `? c4` for the one at that cell. Single
 * signs, since EXIT and HINT are words that may be hidden.
 */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'guess':
        return move.word
      case 'shuffle':
        return 's'
      case 'hint':
        return move.cell ? `? ${writeCell(move.cell)}` : '?'
      case 'exit':
        return 'e'
    }
  },
  read(text: string): Result<Move> {
    const typed = text.trim().toLowerCase().normalize('NFC')
    if (typed === 's' || typed === 'shuffle') return accept({ kind: 'shuffle' })
    if (typed === 'e') return accept({ kind: 'exit' })
    if (typed === '?') return accept({ kind: 'hint' })
    if (typed.startsWith('?')) {
      const cell = readCell(typed.slice(1))
      return cell ? accept({ kind: 'hint', cell }) : unreadable(typed)
    }
    const word = /^(?:guess\s+)?(\p{L}*)$/u.exec(typed)?.[1]
    if (word === undefined || word.length > LONGEST_GUESS) return unreadable(typed)
    // A single letter would be read as another move, or is a slip: it is told as such where guesses are judged.
    return accept({ kind: 'guess', word })
  },
}

function unreadable(text: string): Result<never> {
  return reject('unreadable-move', { text: text.slice(0, 20) })
}
