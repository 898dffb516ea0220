import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { letterAt } from '../rules/board.ts'
import type { Direction, View } from '../rules/types.ts'
import type { Spelling } from './letters.ts'

/** A letter that lies on the board until it is played or taken back. */
export interface Lying {
  readonly cell: Cell
  readonly letter: string
}

/** What one player is putting together: nothing of it is known to anyone else. */
export interface Draft {
  /** What a letter key does: lay a letter, give one back, or spell a query. */
  readonly mode: 'placing' | 'returning' | 'asking'
  readonly direction: Direction
  /** The bag in the order its owner likes. */
  readonly bag: readonly string[]
  /** In the order in which they were laid. */
  readonly lying: readonly Lying[]
  readonly returns: readonly string[]
  readonly pattern: string
  /** The letter of the last key, as long as the next one may complete it. */
  readonly spelling?: Spelling | undefined
}

/** What became of a draft, and where its cursor is now. */
export interface Drafted {
  readonly draft: Draft
  readonly cursor?: Cell
  readonly move?: string
  readonly refusal?: Rejection
}

/** The draft in a view: a new one, or the one before as far as it can still be. */
export function draftIn(view: View, before: Draft | undefined): Draft {
  const bag = ownBag(view)
  if (!before) return { mode: 'placing', direction: 'across', bag, lying: [], returns: [], pattern: '' }
  const isSame = isSameBag(bag, before.bag)
  if (isSame && before.lying.every(({ cell }) => letterAt(view.board, cell) === null)) return before
  const mode = isSame ? before.mode : 'placing'
  return { ...before, mode, bag: inOrderOf(before.bag, bag), lying: [], returns: [], spelling: undefined }
}

/** Everything goes back into the bag. */
export function recall(draft: Draft): Draft {
  return { ...draft, mode: 'placing', lying: [], returns: [], pattern: '', spelling: undefined }
}

/** Once its letters are played or given back: what is left in the bag. */
export function spent(draft: Draft): Draft {
  return { ...recall(draft), bag: bagSlots(draft).filter(letter => letter !== null) }
}

/** The bag as it is shown: null for a letter that lies on the board or is about to be given back. */
export function bagSlots({ bag, lying, returns }: Draft): readonly (string | null)[] {
  const taken = [...lying.map(({ letter }) => letter), ...returns]
  return bag.map(letter => {
    const at = taken.indexOf(letter)
    if (at < 0) return letter
    taken.splice(at, 1)
    return null
  })
}

/** How many of a letter can still be used. */
export function held(draft: Draft, letter: string): number {
  return bagSlots(draft).filter(one => one === letter).length
}

/** The bag in another order. */
export function shuffled(draft: Draft, dice: () => number): Draft {
  const bag = [...draft.bag]
  for (let last = bag.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1))
    ;[bag[last], bag[other]] = [bag[other]!, bag[last]!]
  }
  return { ...draft, bag }
}

function ownBag({ viewer, bags }: View): readonly string[] {
  return (viewer === 'spectator' ? null : bags[viewer]) ?? []
}

function isSameBag(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ')
}

/** [S16] The letters that are still there stay in their order, and new ones come at the end. */
function inOrderOf(before: readonly string[], bag: readonly string[]): readonly string[] {
  const rest = [...bag]
  const kept = before.filter(letter => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...rest]
}
