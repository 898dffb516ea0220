import type { Seat } from '#kernel/rules.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { View } from '../../rules/types.ts'
import type { BagState } from './leave-evaluator.ts'

/** A turn to be analysed: all that its player may know. */
export interface TurnContext
  extends Pick<
    View,
    'board' | 'letters' | 'sideRuns' | 'dictionary' | 'scores' | 'passes' | 'left' | 'unseen'
  > {
  readonly seat: Seat
  readonly bag: readonly string[]
}

/** The turn of a viewer; undefined for a viewer without a bag. */
export function turnContextOf(view: View): TurnContext | undefined {
  const { viewer } = view
  if (viewer === 'spectator') return undefined
  const bag = view.bags[viewer]
  return bag ? { ...view, seat: viewer, bag } : undefined
}

export function bagStateIn({ bag, letters, unseen, left }: TurnContext, { codes }: Alphabet): BagState {
  const held = new Uint8Array(32)
  for (const letter of bag) held[codes.get(letter)!]!++
  const hidden = new Uint16Array(32)
  for (const [index, { letter }] of letters.entries()) hidden[codes.get(letter)!] = unseen[index]!
  return { bag: held, unseen: hidden, left }
}
