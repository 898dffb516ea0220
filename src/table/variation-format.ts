import { isObject } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import { reject, type TableRefusals } from './refusals.ts'
import { LONGEST_MOVE } from './restore.ts'

export const MOVE_MARKS = ['good', 'dubious', 'blunder'] as const

/** A reader's judgement of a move. */
export type MoveMark = (typeof MOVE_MARKS)[number]

export interface Annotation {
  readonly mark?: MoveMark | undefined
  readonly comment?: string | undefined
}

/**
 * The variations of a game as they are stored beside its record. Positions are numbered: 0 is the opening, then come the
 * moves of the game, then the moves of this list.
 */
export interface StoredVariations {
  readonly version: typeof VARIATIONS_VERSION
  readonly moves: readonly StoredMove[]
  /** The annotations of positions of the game. */
  readonly notes: readonly (Annotation & { readonly at: number })[]
  /** In a link: the position to show first; by default the end of the game. */
  readonly at?: number
}

export interface StoredMove extends Annotation {
  /** The number of the position in which it was tried. */
  readonly after: number
  readonly seat: Seat
  readonly text: string
  /** It comes before the move of the game in the main line of the analysis. */
  readonly isPromoted?: true
}

export const VARIATIONS_VERSION = 1

/** Far more than a person tries in one game; more would make every step slow. */
const MOST_MOVES = 5_000

export const LONGEST_COMMENT = 2000

/** Removes control characters other than line breaks, which could send commands to a terminal. */
export function cleanComment(comment: string): string {
  return comment
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .slice(0, LONGEST_COMMENT)
}

/**
 * Checks untrusted variations. Undefined for those of another version: the game itself can be read all the same. Their
 * moves are checked when they are opened.
 */
export function readVariations(value: unknown): Result<StoredVariations | undefined, TableRefusals> {
  const damaged = reject('damaged-record', { part: 'variations' })
  if (value === undefined) return accept(undefined)
  if (!isObject(value)) return damaged
  const { version, moves, notes, at } = value
  if (version !== VARIATIONS_VERSION) return Number.isSafeInteger(version) ? accept(undefined) : damaged
  if (!Array.isArray(moves) || !Array.isArray(notes) || moves.length > MOST_MOVES) return damaged
  if (at !== undefined && !isCount(at)) return damaged
  const readMoves = moves.map(readMove)
  const readNotes = notes.map(readNote)
  const isSound = readMoves.every(move => move !== undefined) && readNotes.every(note => note !== undefined)
  if (!isSound) return damaged
  return accept({ version, moves: readMoves, notes: readNotes, ...(at !== undefined && { at }) })
}

function readMove(value: unknown): StoredMove | undefined {
  if (!isObject(value)) return undefined
  const { after, seat, text, isPromoted } = value
  const annotation = readAnnotation(value)
  if (!annotation || !isCount(after) || !isCount(seat)) return undefined
  if (typeof text !== 'string' || text.length > LONGEST_MOVE) return undefined
  return { after, seat, text, ...(isPromoted === true && { isPromoted }), ...annotation }
}

function readNote(value: unknown): (Annotation & { readonly at: number }) | undefined {
  const annotation = isObject(value) ? readAnnotation(value) : undefined
  return isObject(value) && isCount(value.at) && annotation ? { at: value.at, ...annotation } : undefined
}

function readAnnotation({ mark, comment }: Readonly<Record<string, unknown>>): Annotation | undefined {
  if (mark !== undefined && !isMark(mark)) return undefined
  if (comment !== undefined && typeof comment !== 'string') return undefined
  return annotationOf({ mark, ...(comment !== undefined && { comment: cleanComment(comment) }) })
}

function isMark(value: unknown): value is MoveMark {
  return MOVE_MARKS.some(mark => mark === value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** The annotation alone, of anything that has one. */
export function annotationOf({ mark, comment }: Annotation): Annotation {
  return { ...(mark && { mark }), ...(comment && { comment }) }
}
