import type { Rejection } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import { accountRejection } from './account-words.ts'
import { houseRejection } from './house-words.ts'
import { savedRejection } from './saved-words.ts'
import { tableRejection, unknownRejection } from './table-words.ts'

export { type EndingWords, endingWords } from './table-words.ts'

/** The sentence for any rejection, wherever it comes from: a game, a table, a house. */
export function rejectionWords(rejection: Rejection, words?: GameWords): string {
  const { code, details = {} } = rejection
  return (
    words?.rejection(rejection) ??
    tableRejection(code, details) ??
    savedRejection(code, details) ??
    houseRejection(code, details) ??
    accountRejection(code, details) ??
    unknownRejection(code)
  )
}
