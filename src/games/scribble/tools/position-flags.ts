import { accept } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { type Alphabet, readLetters } from '#lexicon/alphabet.ts'
import { readBoard } from '../formats/board-text.ts'
import { readAnyPosition } from '../formats/import-position.ts'
import { emptyBoard } from '../rules/board.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import { BAG_SIZE, type Board } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'
import { toolText } from '../text/en-tools.ts'

const { positionFlags } = toolText

/** A board, and the letters to play with. */
export interface PositionFromFlags {
  readonly board: Board
  /** By code. */
  readonly bag: readonly number[]
  /** The side runs of the position, if it names them. */
  readonly strict: boolean
}

export const POSITION_FLAGS: Readonly<Record<string, ToolFlag>> = {
  position: { kind: 'text', value: 'LINE', help: positionFlags.position },
  board: { kind: 'file', value: 'FILE', help: positionFlags.board },
  bag: {
    kind: 'text',
    value: 'LETTERS',
    help: positionFlags.bag,
  },
}

export function readPositionFlags(
  { flags }: ToolCall,
  alphabet: Alphabet,
): ScribbleResult<PositionFromFlags> {
  if (flags.position !== undefined && flags.board !== undefined) return reject('position-or-board')
  if (flags.position !== undefined) return readPositionLine(String(flags.position), flags.bag, alphabet)
  const board = flags.board === undefined ? accept(emptyBoard()) : readBoard(String(flags.board), alphabet)
  if (!board.ok) return board
  const bag = readBag(flags.bag, alphabet)
  return bag.ok ? accept({ board: board.value, bag: bag.value, strict: false }) : bag
}

function readPositionLine(
  line: string,
  instead: ToolCall['flags'][string],
  alphabet: Alphabet,
): ScribbleResult<PositionFromFlags> {
  const read = readAnyPosition(line, alphabet)
  if (!read.ok) return read
  const { board, bags, sideRuns } = read.value
  const held = bags[seatToMove(read.value)]
  const known = held && accept(held.map(letter => alphabet.codes.get(letter)!))
  const bag = instead === undefined && known ? known : readBag(instead, alphabet)
  return bag.ok ? accept({ board, bag: bag.value, strict: sideRuns === 'strict' }) : bag
}

/** Reads letters as they are typed in words; brackets enclose a letter of several characters. */
function readBag(given: ToolCall['flags'][string], alphabet: Alphabet): ScribbleResult<readonly number[]> {
  if (given === undefined) return reject('bag-missing')
  const read = readLetters(alphabet, String(given).replace(/[[\]\s]/g, '|'))
  if (!read.ok) return reject('bag-unread', { sign: String(read.rejection.details?.sign) })
  const count = read.value.length
  return count > BAG_SIZE ? reject('bag-too-full', { count, most: BAG_SIZE }) : accept(read.value)
}
