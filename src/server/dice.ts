import { randomBytes } from 'node:crypto'
import { randomFor } from '#kernel/random.ts'
import { drawCode } from './house/codes.ts'
import type { Dice } from './house/opening.ts'

/** Ids, seeds and codes that nobody can foresee. */
export const secureDice: Dice = {
  newId: () => randomBytes(12).toString('base64url'),
  newSeed: () => randomBytes(32).toString('hex'),
  newCode: () => drawCode(randomFor(randomBytes(16).toString('hex'), 0, 'code')),
}
