import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { notation } from '../rules/notation.ts'
import { BAG_SIZE, SIDE, type View } from '../rules/types.ts'
import { type Draft, type Drafted, held, recall, shuffled, spent } from './draft.ts'
import { foldFor, isSign, spelled, typedLetter } from './letters.ts'
import { lay, missing, takeBack, turn, wordMove } from './placing.ts'

/** What the keys are by which one does something else than lay letters. */
export const KEYS = { exchange: '-', query: '/', shuffle: '*', divide: '|' } as const

const LONGEST_PATTERN = 4 * SIDE

export interface Press {
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  readonly key: string
  /** For a shuffle: it changes nothing in the game, and need not be the same again. */
  readonly dice: () => number
}

/** What a key comes to; undefined for one that has nothing to do with the draft. */
export function draftKey({ view, draft, cursor, key, dice }: Press): Drafted | undefined {
  const page = turnPage(view, draft, key)
  if (page) return page
  const byMode = MODES[draft.mode](view, draft, cursor, key)
  if (byMode) return byMode
  switch (key) {
    case KEYS.exchange:
      return { draft: draft.mode === 'returning' ? recall(draft) : { ...recall(draft), mode: 'returning' } }
    case KEYS.query:
      return { draft: { ...draft, mode: draft.mode === 'asking' ? 'placing' : 'asking', pattern: '' } }
    case KEYS.shuffle:
      return { draft: shuffled(draft, dice) }
    case KEYS.divide:
      return { draft: { ...draft, spelling: undefined } }
  }
  return undefined
}

/** [S13] A word that is none goes back into the bag; what only lies wrongly stays, to be put right. */
export function refused(draft: Draft, { code }: Rejection): Drafted {
  return code === 'not-a-word' ? recalled(draft) : { draft }
}

const MODES = { placing, returning, asking } as const

function placing(view: View, draft: Draft, cursor: Cell, key: string): Drafted | undefined {
  switch (key) {
    case 'enter': {
      const move = wordMove(view, draft)
      return move.ok ? { draft: spent(draft), move: move.value } : { draft, refusal: move.rejection }
    }
    case 'space':
      return turn(draft, cursor)
    case 'backspace':
    case 'delete':
      return takeBack(draft, cursor)
    case 'escape':
      return draft.lying.length > 0 ? recalled(draft) : undefined
  }
  return isLetter(view, key) ? lay(view, draft, cursor, key) : undefined
}

/** The letters are back in the bag, and the cursor where they began. */
function recalled(draft: Draft): Drafted {
  const first = draft.lying[0]
  return { draft: recall(draft), ...(first && { cursor: first.cell }) }
}

function returning(view: View, draft: Draft, _cursor: Cell, key: string): Drafted | undefined {
  switch (key) {
    case 'enter': {
      if (draft.returns.length === 0)
        return { draft, refusal: { code: 'nothing-exchanged', details: { most: BAG_SIZE } } }
      const letters = spelled(view.letters, draft.returns)
      return { draft: spent(draft), move: notation.write({ kind: 'exchange', letters }) }
    }
    case 'space':
      return { draft }
    case 'backspace':
    case 'delete':
      return { draft: { ...draft, returns: draft.returns.slice(0, -1), spelling: undefined } }
    case 'escape':
      return { draft: recall(draft) }
  }
  if (isLetter(view, key)) return giveBack(view, draft, key)
  return isStray(key) ? { draft } : undefined
}

function giveBack(view: View, draft: Draft, key: string): Drafted {
  const typed = typedLetter({
    letters: view.letters,
    key,
    before: draft.spelling,
    has: letter => held(draft, letter) > 0,
  })
  if (!typed) return { draft, refusal: { code: 'unknown-letter-placed', details: { sign: key } } }
  if (typed.kind === 'missing') return { draft, refusal: missing(draft, typed.letter) }
  const { spelling } = typed
  if (typed.kind === 'rest') return { draft: { ...draft, spelling } }
  const kept = typed.instead ? draft.returns.slice(0, -1) : draft.returns
  return { draft: { ...draft, returns: [...kept, spelling.letter], spelling } }
}

/** [S14] A query is spelled sign by sign; a blank is as good as a dot. */
function asking(view: View, draft: Draft, _cursor: Cell, key: string): Drafted | undefined {
  const { pattern } = draft
  switch (key) {
    case 'enter': {
      const done: Draft = { ...draft, mode: 'placing', pattern: '' }
      return pattern === ''
        ? { draft: done }
        : { draft: done, move: notation.write({ kind: 'query', pattern, page: 1 }) }
    }
    case 'space':
    case '.':
      return spell(draft, '.')
    case 'backspace':
    case 'delete':
      return { draft: { ...draft, pattern: pattern.slice(0, -1) } }
    case 'escape':
      return { draft: { ...draft, mode: 'placing', pattern: '' } }
  }
  if (isLetter(view, key) || key === KEYS.divide) return spell(draft, foldFor(view.letters, key))
  return isStray(key) ? { draft } : undefined
}

/** A sign that would do something else in the middle of typing. Help is always there. */
function isStray(key: string): boolean {
  return [...key].length === 1 && key !== '?' && !Object.values<string>(KEYS).includes(key)
}

function spell(draft: Draft, sign: string): Drafted {
  return { draft: { ...draft, pattern: (draft.pattern + sign).slice(0, LONGEST_PATTERN) } }
}

/** The next or the former page of what the dictionary answered. */
function turnPage({ answer }: View, draft: Draft, key: string): Drafted | undefined {
  const step = key === 'pagedown' ? 1 : key === 'pageup' ? -1 : 0
  if (step === 0 || !answer || answer.pages < 2) return undefined
  const page = answer.page + step
  if (page < 1 || page > answer.pages) return { draft }
  return { draft, move: notation.write({ kind: 'query', pattern: answer.pattern, page }) }
}

/** A letter of this game, or of any other, so that it can be refused. */
function isLetter({ letters }: View, key: string): boolean {
  return [...key].length === 1 && (isSign(letters, key) || /\p{L}/u.test(key))
}
