import type { Rejection } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import { recordRejection } from '#table/record-words.ts'
import { tableRejection, unknownRejection } from '#table/words.ts'
import { accountRejection } from './account-words.ts'
import { serverRejection } from './server-words.ts'

export { describeEnding, type EndingWords } from '#table/words.ts'

/** The sentence for any rejection by a game, a table or the server. */
export function rejectionWords(rejection: Rejection, words?: GameWords): string {
  const { code, details = {} } = rejection
  return (
    words?.rejection(rejection) ??
    tableRejection(code, details) ??
    recordRejection(code, details) ??
    serverRejection(code, details) ??
    accountRejection(code, details) ??
    unknownRejection(code)
  )
}
