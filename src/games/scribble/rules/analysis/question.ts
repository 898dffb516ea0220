import type { Seat } from '#kernel/game.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { View } from '../types.ts'
import type { Held } from './keeping.ts'

/** A turn to be thought about: what its player may know. */
export interface Question
  extends Pick<
    View,
    'board' | 'letters' | 'sideRuns' | 'dictionary' | 'scores' | 'passes' | 'left' | 'unseen'
  > {
  readonly seat: Seat
  readonly bag: readonly string[]
}

/** What the viewer may think about; undefined for one who holds no bag. */
export function questionOf(view: View): Question | undefined {
  const { viewer } = view
  if (viewer === 'spectator') return undefined
  const bag = view.bags[viewer]
  return bag ? { ...view, seat: viewer, bag } : undefined
}

export function heldIn({ bag, letters, unseen, left }: Question, { codes }: Alphabet): Held {
  const held = new Uint8Array(32)
  for (const letter of bag) held[codes.get(letter)!]!++
  const hidden = new Uint16Array(32)
  for (const [index, { letter }] of letters.entries()) hidden[codes.get(letter)!] = unseen[index]!
  return { bag: held, unseen: hidden, left }
}
