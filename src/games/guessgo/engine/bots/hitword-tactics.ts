import { type Knowledge, mayHoldHitwords, uncalledWords } from './knowledge.ts'

/**
 * The words that hitword tactics allow. Literal: a hitword is the safest call, since only another hitword beside it
 * fires, so hitwords come first. Armed: a hitword that is never called never fires, so hitwords come last.
 */
export function sensibleCalls(known: Knowledge): readonly number[] {
  const open = uncalledWords(known)
  const hitwords = open.filter(word => known.isHitword[word])
  const others = open.filter(word => !known.isHitword[word])
  switch (known.terms.hitwords) {
    case 'literal':
      return hitwords.length > 0 ? hitwords : others
    case 'armed':
      return others.length > 0 ? others : hitwords
    case 'off':
      return open
  }
}

/** Whether a miss is better than a hit: if any word beside a hitword loses, a word that is not on the grid is safe. */
export function prefersMisses(known: Knowledge): boolean {
  return known.terms.hitwords === 'literal' && mayHoldHitwords(known)
}
