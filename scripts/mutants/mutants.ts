import { abuseMutants } from './abuse-mutants.ts'
import { authorityMutants } from './authority-mutants.ts'
import { clientMutants } from './client-mutants.ts'
import { limitMutants } from './limit-mutants.ts'
import type { Mutant } from './mutant.ts'
import { nodeMutants } from './node-mutants.ts'
import { playerLimitMutants } from './player-limit-mutants.ts'
import { storingMutants } from './storing-mutants.ts'
import { timingMutants } from './timing-mutants.ts'

/** All planted bugs; `npm run mutants` tries them one at a time. */
export const MUTANTS: readonly Mutant[] = [
  ...storingMutants,
  ...timingMutants,
  ...clientMutants,
  ...authorityMutants,
  ...limitMutants,
  ...playerLimitMutants,
  ...abuseMutants,
  ...nodeMutants,
]
