import { doubleCorner, quadCorner, tripleCorner } from './corners.ts'
import { doubleEdgePair, tripleEdgePair } from './edge-pairs.ts'
import { besidePair, flankedPair, pairInLine, sandwichPair, sandwichTriple } from './line-patterns.ts'
import {
  aroundShaded,
  cornerClose,
  edgeClose,
  enclosed,
  mustNotCutOff,
  repeatOfKept,
} from './mark-techniques.ts'
import { offsetPair } from './offset-pair.ts'
import type { Technique } from './technique.ts'

/** The techniques of grades 1 to 3, the easiest first. Suppositions (grade 4) follow these. */
export const TECHNIQUES: readonly Technique[] = [
  aroundShaded,
  repeatOfKept,
  sandwichTriple,
  sandwichPair,
  pairInLine,
  besidePair,
  flankedPair,
  quadCorner,
  tripleCorner,
  doubleCorner,
  cornerClose,
  edgeClose,
  enclosed,
  mustNotCutOff,
  offsetPair,
  doubleEdgePair,
  tripleEdgePair,
]
