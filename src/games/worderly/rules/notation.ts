import { readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Rejected, type Result } from '#kernel/result.ts'
import { inSmallLetters } from './letter-case.ts'
import { type Refusals, reject } from './refusals.ts'
import type { Move } from './types.ts'

const LONGEST_GUESS = 30

/** Longer than any move. Composing characters takes time that grows with the square of their number. */
const LONGEST_MOVE = 200

/**
 * A guess is the word itself; `s` shuffles, `e` leaves, `?` asks for a letter, `? c4` for the one at that cell. Single
 * characters, since EXIT and HINT are words that may be hidden.
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
  read(text: string): Result<Move, Refusals> {
    if (text.length > LONGEST_MOVE) return unreadable(text.trim())
    const typed = inSmallLetters(text.trim())
    if (typed === 's' || typed === 'shuffle') return accept({ kind: 'shuffle' })
    if (typed === 'e') return accept({ kind: 'exit' })
    if (typed === '?') return accept({ kind: 'hint' })
    if (typed.startsWith('?')) {
      const cell = readCell(typed.slice(1))
      return cell ? accept({ kind: 'hint', cell }) : unreadable(typed)
    }
    const word = /^(?:guess\s+)?(\p{L}*)$/u.exec(typed)?.[1]
    if (word === undefined || word.length > LONGEST_GUESS) return unreadable(typed)
    // A single letter is accepted here too: the rules refuse it as too short, with the better sentence.
    return accept({ kind: 'guess', word })
  },
}

function unreadable(text: string): Rejected<Refusals> {
  return reject('unreadable-move', { text: text.slice(0, 20) })
}
