import { randomBytes } from 'node:crypto'
import { randomFor } from '#kernel/random.ts'
import type { IdSource } from './tables/create-table.ts'
import { drawTableCode } from './tables/table-codes.ts'

/** Ids, seeds and codes that nobody can predict. */
export const secureIdSource: IdSource = {
  newId: () => randomBytes(12).toString('base64url'),
  newSeed: () => randomBytes(32).toString('hex'),
  newCode: table => drawTableCode(randomFor(randomBytes(16).toString('hex'), 0, 'code'), table),
}
