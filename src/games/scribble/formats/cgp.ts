import { accept } from '#kernel/result.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import { BAG_SIZE, PASSES_TO_END } from '../rules/types.ts'
import { type Position, readBoardRows } from './position.ts'
import { readBagLetters } from './read-bracketed-letters.ts'

const BLANK = '?'

/**
 * Reads a position in CGP, the line format of MAGPIE and Macondo:
 * `15/…/5CORN6/… FYOVGNA/ACKTHPS 6/11 0 lex NWL23;`. Racks and scores are in the order in which the players will play.
 * Only the board, the racks, the scores and the number of scoreless turns, which become passes, are read. A rack of
 * the other player that is only partly known counts as unknown. Operations such as `lex` and `bdn` are ignored, since
 * Scribble has its own words and no premium squares. A blank is refused.
 */
export function readCgp(text: string, alphabet: Alphabet): ScribbleResult<Position> {
  const [rows = '', racks = '', totals = '', zeros = ''] = text.trim().split(/\s+/)
  const blank = /\p{Ll}/u.exec(rows)?.[0]
  if (blank !== undefined) return reject('cgp-blank-played', { letter: blank.toUpperCase() })
  const board = readBoardRows(rows, alphabet)
  if (!board.ok) return board
  const scores = /^(-?\d{1,5})\/(-?\d{1,5})$/.exec(totals)
  if (!scores) return reject('position-scores', { text: totals })
  if (!/^\d$/.test(zeros)) return reject('cgp-zeros')
  const parts = racks.split('/')
  if (parts.length !== 2) return reject('position-bags')
  if (racks.includes(BLANK)) return reject('cgp-blank-held')
  const bags: (readonly string[])[] = []
  for (const part of parts) {
    const bag = readBagLetters(part, alphabet)
    if (!bag.ok) return bag
    if (bag.value.length > BAG_SIZE)
      return reject('bag-too-full', { count: bag.value.length, most: BAG_SIZE })
    bags.push(bag.value)
  }
  const [own, other] = bags as [readonly string[], readonly string[]]
  return accept({
    board: board.value,
    bags: [own.length === 0 ? null : own, other.length < BAG_SIZE ? null : other],
    scores: [Number(scores[1]), Number(scores[2])],
    // The player on turn is the first, whatever was played before.
    round: 1,
    passes: Math.min(Number(zeros), PASSES_TO_END - 1),
    sideRuns: 'strict',
  })
}

/** Whether a text looks like a position, in CGP or in our own line format. */
export function looksLikePosition(text: string): boolean {
  return /^\s*[^\s/]+(\/[^\s/]+){9,}\s+\S*\/\S*\s/.test(text)
}

/** Whether a text that looks like a position is in our own format, which names the round. */
export function isOwnFormat(text: string): boolean {
  return /\sround\s/.test(text)
}
