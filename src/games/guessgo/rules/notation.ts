import { readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Refusals, reject } from './refusals.ts'
import type { Move } from './types.ts'
import { foldWithoutDotless, foldWord } from './word.ts'

/** Words that other moves begin with. */
const KEYWORDS = [
  'place',
  'take',
  'swap',
  'fill',
  'shuffle',
  'clear',
  'ready',
  'finish',
  'heads',
  'tails',
  'leave',
  'call',
]

/** Words that are commands of a shell; as a call they need `call` before them. */
const COMMAND_WORDS =
  'board look log undo redo hint resign pause resume time review new save again help menu quit q list words theirs'.split(
    ' ',
  )

/** Longer than any move. Composing characters takes time that grows with the square of their number. */
const LONGEST_MOVE = 200

/** Whether a word typed by itself has no other meaning, so that it needs no `call` before it. */
export function isPlainWord(word: string): boolean {
  const plain = foldWithoutDotless(word)
  return !KEYWORDS.includes(plain.split(' ')[0]!) && !COMMAND_WORDS.includes(plain) && isWord(plain)
}

/** `place apple c3`, `take c3`, `swap a1 b2`, `fill`, `shuffle`, `clear`, `ready`, `finish`; `heads`, `tails`, `leave`; `call apple`; or just `apple`. */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'place':
        return `place ${move.word} ${writeCell(move.cell)}`
      case 'take':
        return `take ${writeCell(move.cell)}`
      case 'swap':
        return `swap ${move.cells.map(writeCell).join(' ')}`
      case 'toss':
        return move.side
      case 'call':
        return `call ${move.word}`
      case 'word':
        return move.word
      default:
        return move.kind
    }
  },

  read(text: string): Result<Move, Refusals> {
    const move = text.length <= LONGEST_MOVE && readMove(foldWord(text))
    return move ? accept(move) : reject('unreadable-move', { text: text.trim().slice(0, 30) })
  },
}

function readMove(text: string): Move | undefined {
  const [typed = '', ...rest] = text.split(' ')
  const first = foldWithoutDotless(typed)
  switch (first) {
    case 'fill':
    case 'shuffle':
    case 'clear':
    case 'ready':
    case 'finish':
    case 'leave':
      return rest.length === 0 ? { kind: first } : undefined
    case 'heads':
    case 'tails':
      return rest.length === 0 ? { kind: 'toss', side: first } : undefined
    case 'call':
      return isWord(rest.join(' ')) ? { kind: 'call', word: rest.join(' ') } : undefined
    case 'place':
      return readPlace(rest)
    case 'take':
    case 'swap':
      return readCells(first, rest)
    default:
      return isPlainWord(text) ? { kind: 'word', word: text } : undefined
  }
}

function readPlace(parts: readonly string[]): Move | undefined {
  const cell = readCell(parts.at(-1) ?? '')
  const word = parts.slice(0, -1).join(' ')
  return cell && isWord(word) ? { kind: 'place', word, cell } : undefined
}

function readCells(kind: 'take' | 'swap', parts: readonly string[]): Move | undefined {
  const [one, other, ...rest] = parts.map(readCell)
  if (!one || rest.length > 0) return undefined
  if (kind === 'take') return parts.length === 1 ? { kind, cell: one } : undefined
  return other ? { kind, cells: [one, other] } : undefined
}

function isWord(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d/.test(text)
}
