import { accept } from '#kernel/result.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { reject, rejectAt, type ScribbleResult } from '../rules/refusals.ts'
import { BAG_SIZE, type Board, PASSES_TO_END, SIDE, type State } from '../rules/types.ts'
import { writeBoardRow, writeBracketedLetters } from './bracketed-letters.ts'
import { readBagLetters, readBoardRow } from './read-bracketed-letters.ts'

/** A position without the moves that led to it. States and views are positions. */
export interface Position extends Pick<State, 'board' | 'scores' | 'round' | 'passes' | 'sideRuns'> {
  /** Null for a bag that is not known. */
  readonly bags: readonly (readonly string[] | null)[]
  /** The half reservoir; absent for the full one. */
  readonly size?: 'half'
}

const UNKNOWN = '?'
const MAX_NUMBER = 99_999

/**
 * `15/…/7T7/5CORN6/… FYOVGNA/? 6/11 round 3 passes 0 loose`: the rows from the top with empty cells counted, the first
 * and the second player's bag, their scores, the round (which tells who plays: the first in odd ones), passes in a row,
 * the rule for side runs, and `half` for the half reservoir. Letters of several characters are in brackets.
 */
export function writePosition(position: Position): string {
  const { board, bags, scores, round, passes, sideRuns, size } = position
  const held = bags.map(bag => (bag === null ? UNKNOWN : writeBracketedLetters(bag)))
  const rows = board.map(writeBoardRow)
  const rules = size ? `${sideRuns} ${size}` : sideRuns
  return `${rows.join('/')} ${held.join('/')} ${scores.join('/')} round ${round} passes ${passes} ${rules}`
}

export function readPosition(text: string, alphabet: Alphabet): ScribbleResult<Position> {
  const [rows = '', held, totals, ...rest] = text.trim().split(/\s+/)
  const board = readBoardRows(rows, alphabet)
  if (!board.ok) return board
  const bags = readBags(held, alphabet)
  if (!bags.ok) return bags
  const scores = /^(\d{1,5})\/(\d{1,5})$/.exec(totals ?? '')
  if (!scores) return reject('position-scores', { text: totals ?? '' })
  const [roundWord, round, passesWord, passes, sideRuns, size, extra] = rest
  if (roundWord !== 'round' || !isWholeNumberText(round, 1, MAX_NUMBER)) return reject('position-round')
  if (passesWord !== 'passes' || !isWholeNumberText(passes, 0, PASSES_TO_END))
    return reject('position-passes')
  if (sideRuns !== 'loose' && sideRuns !== 'strict') return reject('position-side-runs')
  if ((size !== undefined && size !== 'half' && size !== 'full') || extra !== undefined)
    return reject('position-size')
  return accept({
    board: board.value,
    bags: bags.value,
    scores: [Number(scores[1]), Number(scores[2])],
    round: Number(round),
    passes: Number(passes),
    sideRuns,
    ...(size === 'half' && { size }),
  })
}

/** Rows from the top, with empty cells counted. */
export function readBoardRows(text: string, alphabet: Alphabet): ScribbleResult<Board> {
  const rows: (readonly (string | null)[])[] = []
  for (const [index, part] of text.split('/').entries()) {
    const row = readBoardRow(part, alphabet)
    if (!row.ok) return rejectAt({ row: index + 1 }, row)
    rows.push(row.value)
  }
  return rows.length === SIDE ? accept(rows) : reject('board-rows', { count: rows.length, side: SIDE })
}

function readBags(text: string | undefined, alphabet: Alphabet): ScribbleResult<Position['bags']> {
  const parts = text?.split('/') ?? []
  if (parts.length !== 2) return reject('position-bags')
  const bags: (readonly string[] | null)[] = []
  for (const part of parts) {
    const bag = part === UNKNOWN ? accept(null) : readBagLetters(part, alphabet)
    if (!bag.ok) return bag
    if (bag.value && bag.value.length > BAG_SIZE)
      return reject('bag-too-full', { count: bag.value.length, most: BAG_SIZE })
    bags.push(bag.value)
  }
  return accept(bags)
}

function isWholeNumberText(text: string | undefined, least: number, most: number): boolean {
  return /^\d{1,5}$/.test(text ?? '') && Number(text) >= least && Number(text) <= most
}
