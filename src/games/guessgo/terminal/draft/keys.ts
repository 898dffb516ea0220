import { type Cell, sameCell } from '#kernel/grid.ts'
import { firstCharacters, withoutLastCharacter } from '#terminal/kit/width.ts'
import { DISPLAY_KEYS } from '../../commands.ts'
import { placeWord } from '../../rules/filling.ts'
import { indexOfCell } from '../../rules/grid.ts'
import { notation } from '../../rules/notation.ts'
import { rejection } from '../../rules/refusals.ts'
import type { View } from '../../rules/types.ts'
import { candidates, completeWord, matchingWords } from './completion.ts'
import { clearTyped, type Draft, type Drafted, FILTERS, nextEmpty } from './draft.ts'

/** Keys that do something with the pool or the grid while letters are typed. */
export const KEYS = { complete: 'tab', back: 'shift+tab', filter: DISPLAY_KEYS.filter } as const

const LONGEST = 40

export interface Press {
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  readonly key: string
}

/** The result of a key; undefined for a key that is not the draft's. */
export function draftKey(press: Press): Drafted | undefined {
  const { draft, key } = press
  switch (key) {
    case 'enter':
      return onEnter(press)
    case 'backspace':
    case 'delete':
      return onErase(press)
    case 'escape':
      return draft.typed === '' && !draft.lifted ? undefined : { draft: clearTyped(draft) }
    case KEYS.complete:
    case KEYS.back:
      return { draft: cycleCompletion(press) }
    case KEYS.filter: {
      const filter = FILTERS[(FILTERS.indexOf(draft.filter) + 1) % FILTERS.length]!
      return { draft: { ...draft, filter, page: 0 } }
    }
    case 'pagedown':
      return { draft: { ...draft, page: draft.page + 1 } }
    case 'pageup':
      return { draft: { ...draft, page: Math.max(0, draft.page - 1) } }
  }
  const character = key === 'space' ? ' ' : key
  return isTypeable(draft, character)
    ? { draft: { ...draft, typed: firstCharacters(draft.typed + character, LONGEST), turns: 0, page: 0 } }
    : undefined
}

/** Words begin with a letter; within them there may be more. */
function isTypeable({ typed }: Draft, character: string): boolean {
  return /^[\p{L}\p{M}]$/u.test(character) || (typed !== '' && /^[ '’-]$/.test(character))
}

/** On to the next word that fits, or back; from what Enter would take without it. */
function cycleCompletion({ view, draft, key }: Press): Draft {
  const words = matchingWords(candidates(view), draft.typed)
  if (draft.typed === '' || words.length === 0) return draft
  const taken = completeWord(view, draft)
  const at = taken === undefined ? -1 : words.indexOf(taken)
  const next = key === KEYS.back ? Math.max(at, 0) + words.length - 1 : at + 1
  return { ...draft, turns: (next % words.length) + 1 }
}

/** After a refusal the typed text is dropped, and the next word begins empty. */
export function afterRefusal(draft: Draft): Drafted {
  return { draft: clearTyped(draft) }
}

function onEnter({ view, draft, cursor }: Press): Drafted {
  const word = completeWord(view, draft)
  const after = clearTyped(draft)
  switch (view.phase) {
    case 'filling':
      if (draft.typed === '') return liftOrSwap({ view, draft, cursor })
      return { draft: after, ...placeTyped(view, word ?? draft.typed, cursor) }
    case 'tossing':
      return word === undefined
        ? { draft: after, refusal: rejection('toss-first') }
        : { draft: after, move: word }
    case 'calling':
      return draft.typed === ''
        ? { draft, refusal: rejection('nothing-typed') }
        : { draft: after, move: notation.write({ kind: 'call', word: word ?? draft.typed }) }
  }
}

/** Places a word and moves on to the next empty cell; after a refusal the cursor stays. */
function placeTyped(view: View, word: string, cell: Cell): Pick<Drafted, 'move' | 'cursor' | 'refusal'> {
  const grid = view.viewer === 'spectator' ? [] : view.grids[view.viewer]!
  const placed = placeWord(grid, word, cell, view.terms)
  // One who may not place now is told so by the table.
  if (!placed.ok && view.acting) return { refusal: placed.rejection }
  const cursor = placed.ok ? { cursor: nextEmpty(view, cell) } : {}
  return { ...cursor, move: notation.write({ kind: 'place', word, cell }) }
}

/** Enter on a word picks it up; on the next cell the two change places. On a full grid it is ready only by its own key. */
function liftOrSwap({ view, draft, cursor }: Omit<Press, 'key'>): Drafted {
  const { lifted: from } = draft
  if (from && sameCell(from, cursor)) return { draft: { ...draft, lifted: null } }
  if (from) return { draft: clearTyped(draft), move: notation.write({ kind: 'swap', cells: [from, cursor] }) }
  const isEmpty = wordAt(view, cursor) === null
  return isEmpty ? { draft, refusal: rejection('nothing-typed') } : { draft: { ...draft, lifted: cursor } }
}

function onErase({ view, draft, cursor }: Press): Drafted {
  if (draft.typed !== '')
    return { draft: { ...draft, typed: withoutLastCharacter(draft.typed), turns: 0, page: 0 } }
  const isThere = view.phase === 'filling' && view.acting && wordAt(view, cursor) !== null
  return isThere
    ? { draft: clearTyped(draft), move: notation.write({ kind: 'take', cell: cursor }) }
    : { draft: clearTyped(draft) }
}

function wordAt({ viewer, grids, terms }: View, cell: Cell): string | null {
  return viewer === 'spectator' ? null : (grids[viewer]![indexOfCell(cell, terms.size)] ?? null)
}
