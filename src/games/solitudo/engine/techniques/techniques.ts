import { aroundShaded } from './around-shaded.ts'
import { cornerClose, edgeClose, enclosed } from './closing.ts'
import { doubleCorner, quadCorner, tripleCorner } from './corners.ts'
import { doubleEdgePair, tripleEdgePair } from './edge-pairs.ts'
import { flankedPair } from './flanked-pair.ts'
import { mustNotCutOff } from './must-not-cut-off.ts'
import { offsetPair } from './offset-pair.ts'
import { besidePair, pairInLine } from './pair.ts'
import { repeatOfKept } from './repeat-of-kept.ts'
import { sandwichPair, sandwichTriple } from './sandwich.ts'
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
