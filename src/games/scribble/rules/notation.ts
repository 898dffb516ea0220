import { readCell, writeCell } from '#kernel/grid.ts'
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

/**
 * `h8 across CORNY`, `exchange QW`, `pass`, `query TR...` (and `query TR... 2` for its second page). Letters stay as
 * they were typed, because only the table's alphabet decides whether i is I or İ.
 */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'place':
        return `${writeCell(move.cell)} ${move.direction} ${move.word}`
      case 'exchange':
        return `exchange ${move.letters}`
      case 'pass':
        return 'pass'
      case 'query':
        return `query ${move.pattern}${move.page > 1 ? ` ${move.page}` : ''}`
    }
  },

  read(text: string): ScribbleResult<Move> {
    const parts = text.normalize('NFC').trim().split(/\s+/)
    const read = readMove(parts)
    return read ? accept(read) : reject('unreadable-move', { text: text.trim().slice(0, 30) })
  },
}

function readMove([first = '', ...rest]: readonly string[]): Move | undefined {
  const keyword = first.toLowerCase()
  switch (keyword) {
    case 'pass':
      return rest.length === 0 ? { kind: 'pass' } : undefined
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
  return { kind: 'query', pattern, page: Math.min(Number(page), LAST_PAGE) }
}

function readPlace(where: string, [direction = '', ...rest]: readonly string[]): Move | undefined {
  const cell = readCell(where)
  const chosen = direction.toLowerCase()
  // Board letters may be put in brackets, as in T(R)ACK.
  const word = rest.join('').replace(/[()[\]]/g, '')
  if (!cell || !Object.hasOwn(DIRECTIONS, chosen) || word === '') return undefined
  return { kind: 'place', cell, direction: DIRECTIONS[chosen]!, word }
}
