import type { Random } from '#kernel/random.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { View } from '../../rules/types.ts'
import type { Finder } from '../plays/finder.ts'
import { encodeBag, encodeBoard } from '../plays/letter-codes.ts'
import type { Observation } from '../self-play/self-play.ts'

/** A seat's view in the form that policies take. Loads the board into the finder. */
export function observationOf(view: View, finder: Finder, alphabet: Alphabet, random: Random): Observation {
  const seat = view.viewer as number
  const theirs = view.bags[1 - seat]
  const otherBag = theirs ? encodeBag(theirs, alphabet) : undefined
  const unseen = Uint16Array.from(otherBag ?? Array(32).fill(0))
  for (const [index, { letter }] of view.letters.entries())
    unseen[alphabet.codes.get(letter)!]! += view.unseen[index]!
  finder.load(encodeBoard(view.board, alphabet))
  return {
    finder,
    bag: encodeBag(view.bags[seat]!, alphabet),
    unseen,
    ...(otherBag && { otherBag }),
    own: view.scores[seat]!,
    other: view.scores[1 - seat]!,
    left: view.left,
    passes: view.passes,
    // A view shows the passes and the last turn; earlier exchanges make no difference.
    idle: Math.max(view.passes, view.last === null || view.last.kind === 'placed' ? 0 : 1),
    random,
  }
}
