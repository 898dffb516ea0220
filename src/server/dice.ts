import { randomBytes } from 'node:crypto'
import { randomFor } from '#kernel/random.ts'
import { drawTableCode } from './house/codes.ts'
import type { IdSource } from './house/opening.ts'

/** Ids, seeds and codes that nobody can foresee. */
export const secureIdSource: IdSource = {
  newId: () => randomBytes(12).toString('base64url'),
  newSeed: () => randomBytes(32).toString('hex'),
  newCode: () => drawTableCode(randomFor(randomBytes(16).toString('hex'), 0, 'code')),
}
