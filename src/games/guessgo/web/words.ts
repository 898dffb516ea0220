import type { View } from '../rules/types.ts'

/** What the browser's face says besides the game's own sentences. */
export const faceWords = {
  yourGrid: 'Your grid',
  otherGrid: 'The other’s grid',
  gridOf: (seat: number) => `Grid of player ${seat + 1}`,
  pool: 'The pool',
  search: 'Search the pool',
  hitword: 'hitword',
  hit: 'hit',
  miss: 'miss',
  placed: 'placed',
  fill: 'Fill the rest',
  shuffle: 'Shuffle',
  clear: 'Clear',
  ready: 'Ready',
  heads: 'Heads',
  tails: 'Tails',
  leave: 'Leave it to the other',
  nothingFound: 'No such word in the pool.',
  tally: (view: View) => `${view.terms.size} by ${view.terms.size}, ${view.terms.pool.length} words`,
}
