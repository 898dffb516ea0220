import { emptyHand, type Hand, isLaid, recallTiles } from '../presentation/hand/hand.ts'
import { isSameBag, refillHand } from '../presentation/hand/refill.ts'
import { letterAt } from '../rules/board.ts'
import type { View } from '../rules/types.ts'

/** The move that a player is putting together. Nobody else knows anything of it. */
export interface Draft {
  /** The effect of a letter key: lay a letter, give one back, put one in its place in the bag, or spell a query. */
  readonly mode: 'placing' | 'returning' | 'ordering' | 'asking'
  readonly hand: Hand
  /** The tiles that are named so far: to be given back, or to come first. */
  readonly named: readonly number[]
  readonly pattern: string
}

/** The draft in a view: a new one, or the one before as far as it can still be. */
export function updateDraft(view: View, before: Draft | undefined): Draft {
  const bag = ownBag(view)
  const { hand, ...rest } = before ?? { mode: 'placing', hand: emptyHand(), named: [], pattern: '' }
  const isSame = isSameBag(hand, bag)
  if (before && isSame && hand.laid.every(({ cell }) => letterAt(view.board, cell) === null)) return before
  const refilled = refillHand(hand, view, bag, new Set())
  return isSame ? { ...rest, hand: refilled } : { ...rest, mode: 'placing', hand: refilled, named: [] }
}

/** Everything goes back into the bag. */
export function clearDraft({ hand }: Draft): Draft {
  return { mode: 'placing', hand: recallTiles(hand), named: [], pattern: '' }
}

/** The draft after its letters were played or given back, with the rest of the bag. */
export function withoutSentTiles(draft: Draft): Draft {
  const { hand } = draft
  const left = { ...recallTiles(hand), tiles: hand.tiles.filter(({ id }) => !isOffBag(draft, id)) }
  return { ...clearDraft(draft), hand: left }
}

/** The bag as it is shown: null for a letter that lies on the board or is about to be given back. */
export function bagSlots(draft: Draft): readonly (string | null)[] {
  return draft.hand.tiles.map(({ id, letter }) => (isOffBag(draft, id) ? null : letter))
}

export function returnedLetters({ mode, hand, named }: Draft): readonly string[] {
  return mode === 'returning' ? named.map(id => hand.tiles.find(tile => tile.id === id)!.letter) : []
}

function isOffBag({ mode, hand, named }: Draft, id: number): boolean {
  return isLaid(hand, id) || (mode === 'returning' && named.includes(id))
}

function ownBag({ viewer, bags }: View): readonly string[] {
  return (viewer === 'spectator' ? null : bags[viewer]) ?? []
}
