import type { Cell } from '#kernel/grid.ts'
import type { DraftChange as DraftedBy } from '#terminal/kit/draft-editor.ts'
import { firstCharacters, withoutLastCharacter } from '#terminal/kit/width.ts'
import { HAND_KEYS } from '../commands.ts'
import { type Hand, namedFirst, shuffleTiles, tentativeTiles } from '../presentation/hand/hand.ts'
import { foldKey, isLetterKey, nameTile } from '../presentation/hand/tile-by-key.ts'
import { moveCursor, takeBackTile, turnDirection, typeLetter } from '../presentation/hand/typing.ts'
import { evaluateTentativePlay, writeMoveLetters } from '../presentation/tentative-play.ts'
import { notation } from '../rules/notation.ts'
import { rejection } from '../rules/refusals.ts'
import { BAG_SIZE, SIDE, type View } from '../rules/types.ts'
import { clearDraft, type Draft, returnedLetters, withoutSentTiles } from './draft.ts'

type Drafted = DraftedBy<Draft>

const LONGEST_PATTERN = 4 * SIDE

export interface Press {
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  readonly key: string
  /** For a shuffle, which changes nothing in the game and need not be reproducible. */
  readonly random: () => number
}

/** The effect of a key; undefined for one that has nothing to do with the draft. */
export function draftKey({ view, draft, cursor, key, random }: Press): Drafted | undefined {
  const page = turnPage(view, draft, key)
  if (page) return page
  const byMode = MODES[draft.mode](view, draft, cursor, key)
  if (byMode) return byMode
  switch (key) {
    case HAND_KEYS.exchange:
      return { draft: { ...clearDraft(draft), mode: draft.mode === 'returning' ? 'placing' : 'returning' } }
    case HAND_KEYS.list:
      // Letters to be given back return to the bag, or they could be laid as well.
      return {
        draft: { ...draft, mode: draft.mode === 'asking' ? 'placing' : 'asking', named: [], pattern: '' },
      }
    case HAND_KEYS.shuffle:
      return { draft: { ...endOrdering(draft), hand: shuffleTiles(draft.hand, random) } }
    case HAND_KEYS.order:
      return {
        draft:
          draft.mode === 'ordering'
            ? endOrdering(draft)
            : { ...draft, mode: 'ordering', named: [], pattern: '' },
      }
  }
  return undefined
}

const MODES = { placing, returning, ordering, asking } as const

function placing(view: View, draft: Draft, cursor: Cell, key: string): Drafted | undefined {
  const hand = moveCursor(draft.hand, cursor)
  switch (key) {
    case 'enter': {
      const trial = evaluateTentativePlay(view, tentativeTiles(hand))
      if (!trial.ok) return { draft, refusal: trial.rejection }
      return { draft: withoutSentTiles(draft), move: notation.write(trial.value.move) }
    }
    case 'space':
      return withHand(draft, turnDirection(hand))
    case 'backspace':
    case 'delete':
      return withHand(draft, takeBackTile(hand))
    case 'escape':
      return hand.laid.length > 0 ? recallAll(draft) : undefined
  }
  if (!isLetterKey(view.letters, key)) return undefined
  const typed = typeLetter(hand, view, key)
  return typed.ok ? withHand(draft, typed.value) : { draft, refusal: typed.rejection }
}

/** At the border the cursor stays on the last letter. */
function withHand(draft: Draft, hand: Hand): Drafted {
  const cursor = hand.cursor ?? hand.laid.at(-1)?.cell
  return { draft: { ...draft, hand }, ...(cursor && { cursor }) }
}

/** The letters are back in the bag, and the cursor where they began. */
function recallAll(draft: Draft): Drafted {
  return withHand(clearDraft(draft), clearDraft(draft).hand)
}

function returning(view: View, draft: Draft, _cursor: Cell, key: string): Drafted | undefined {
  const { hand, named } = draft
  switch (key) {
    case 'enter': {
      if (named.length === 0) return { draft, refusal: rejection('nothing-exchanged', { most: BAG_SIZE }) }
      const letters = writeMoveLetters(view.letters, returnedLetters(draft))
      return { draft: withoutSentTiles(draft), move: notation.write({ kind: 'exchange', letters }) }
    }
    case 'space':
      return { draft }
    case 'backspace':
    case 'delete':
      return { draft: { ...draft, hand: { ...hand, typed: '' }, named: named.slice(0, -1) } }
    case 'escape':
      return { draft: clearDraft(draft) }
  }
  if (isLetterKey(view.letters, key)) return selectTile(view, draft, key)
  return isIgnoredKey(key) ? { draft } : undefined
}

/** [S16] The letters that are typed come first in the bag, in this order. */
function ordering(view: View, draft: Draft, _cursor: Cell, key: string): Drafted | undefined {
  switch (key) {
    case 'enter':
    case 'escape':
      return { draft: endOrdering(draft) }
    case 'space':
    case 'backspace':
    case 'delete':
      return { draft }
  }
  if (!isLetterKey(view.letters, key)) return isIgnoredKey(key) ? { draft } : undefined
  const drafted = selectTile(view, draft, key)
  const { hand, named } = drafted.draft
  return { ...drafted, draft: { ...drafted.draft, hand: namedFirst(hand, named) } }
}

/** The bag stays as it was ordered. */
function endOrdering(draft: Draft): Draft {
  if (draft.mode !== 'ordering') return draft
  return { ...draft, mode: 'placing', named: [], hand: { ...draft.hand, typed: '' } }
}

/** One more tile of the bag is named, by its letter. */
function selectTile({ letters }: View, draft: Draft, key: string): Drafted {
  const spelled = nameTile(key, letters, draft)
  return spelled.ok ? { draft: { ...draft, ...spelled.value } } : { draft, refusal: spelled.rejection }
}

/** [S14] A query is typed character by character; a space is as good as a dot. */
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
      return appendToPattern(draft, '.')
    case 'backspace':
    case 'delete':
      return { draft: { ...draft, pattern: withoutLastCharacter(pattern) } }
    case 'escape':
      return { draft: { ...draft, mode: 'placing', pattern: '' } }
  }
  if (isLetterKey(view.letters, key)) return appendToPattern(draft, foldKey(view.letters, key))
  return isIgnoredKey(key) ? { draft } : undefined
}

function appendToPattern(draft: Draft, sign: string): Drafted {
  return { draft: { ...draft, pattern: firstCharacters(draft.pattern + sign, LONGEST_PATTERN) } }
}

/** A character that would do something else in the middle of typing. Help is always available. */
function isIgnoredKey(key: string): boolean {
  return [...key].length === 1 && key !== '?' && !Object.values<string>(HAND_KEYS).includes(key)
}

/** Turns to the next or the previous page of the dictionary's answer. */
function turnPage({ answer }: View, draft: Draft, key: string): Drafted | undefined {
  const step = key === 'pagedown' ? 1 : key === 'pageup' ? -1 : 0
  if (step === 0 || !answer || answer.pages < 2) return undefined
  const page = answer.page + step
  if (page < 1 || page > answer.pages) return { draft }
  return { draft, move: notation.write({ kind: 'query', pattern: answer.pattern, page }) }
}
