import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import { accept } from '#kernel/result.ts'
import { reject, type ScribbleResult } from './refusals.ts'
import type { Direction, Move } from './types.ts'

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  across: 'across',
  a: 'across',
  down: 'down',
  d: 'down',
}
const LAST_PAGE = 99_999

/** Longer than any move. Composing characters takes time that grows with the square of their number. */
const LONGEST_MOVE = 1_000

/** A pass that was made for a player whose time was up. */
const ON_TIME = 'time'

/**
 * `h8 across CORNY`, `exchange QW`, `pass`, `query TR...` (and `query TR... 2` for its second page). Letters stay as
 * they were typed, because only the table's alphabet decides whether i is I or İ. The coordinates of other programs are
 * read too: `8H CORNY` is across, `H8 CORNY` down; so is `?` for any letter.
 */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'place':
        return `${writeCell(move.cell)} ${move.direction} ${move.word}`
      case 'exchange':
        return `exchange ${move.letters}`
      case 'pass':
        return move.onTime ? `pass ${ON_TIME}` : 'pass'
      case 'query':
        return `query ${move.pattern}${move.page > 1 ? ` ${move.page}` : ''}`
    }
  },

  read(text: string): ScribbleResult<Move> {
    const read = text.length <= LONGEST_MOVE && readMove(text.normalize('NFC').trim().split(/\s+/))
    return read ? accept(read) : reject('unreadable-move', { text: text.trim().slice(0, 30) })
  },
}

function readMove([first = '', ...rest]: readonly string[]): Move | undefined {
  const keyword = first.toLowerCase()
  switch (keyword) {
    case 'pass':
      return readPass(rest)
    case 'exchange':
      // Letters may be separated by spaces.
      return rest.length > 0 ? { kind: 'exchange', letters: rest.join('') } : undefined
    case 'query':
      return readQuery(rest)
    default:
      return readPlace(keyword, rest)
  }
}

function readQuery([pattern, page = '1', ...rest]: readonly string[]): Move | undefined {
  if (pattern === undefined || rest.length > 0 || !/^[1-9]\d*$/.test(page)) return undefined
  return { kind: 'query', pattern: pattern.replaceAll('?', '.'), page: Math.min(Number(page), LAST_PAGE) }
}

function readPass(rest: readonly string[]): Move | undefined {
  if (rest.length === 0) return { kind: 'pass' }
  return rest.length === 1 && rest[0]!.toLowerCase() === ON_TIME ? { kind: 'pass', onTime: true } : undefined
}

function readPlace(where: string, rest: readonly string[]): Move | undefined {
  const start = readStart(where)
  const named = rest[0]?.toLowerCase() ?? ''
  const isNamed = Object.hasOwn(DIRECTIONS, named)
  // Board letters may be put in brackets, as in T(R)ACK.
  const word = (isNamed ? rest.slice(1) : rest).join('').replace(/[()[\]]/g, '')
  // Without a direction there is one word: in “h8 up TEA” the direction is wrong, and UPTEA is not meant.
  if (!start || word === '' || (!isNamed && rest.length > 1)) return undefined
  const direction = isNamed ? DIRECTIONS[named]! : start.direction
  return { kind: 'place', cell: start.cell, direction, word }
}

/** The first cell; with the row first the word goes across, with the column first down, unless its direction is named. */
function readStart(text: string): { readonly cell: Cell; readonly direction: Direction } | undefined {
  const rowFirst = /^(\d{1,2})([a-z])$/.exec(text)
  const cell = readCell(rowFirst ? `${rowFirst[2]}${rowFirst[1]}` : text)
  return cell && { cell, direction: rowFirst ? 'across' : 'down' }
}
