import { type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { recordRefusalText } from '#table/record-words.ts'
import { tableRefusalText, unknownRejection } from '#table/words.ts'
import { accountRefusalText } from './account-words.ts'
import { serverRefusalText } from './server-words.ts'

export { describeEnding, type EndingWords } from '#table/words.ts'

/** The sentence for any rejection, wherever it comes from: a game, a table, a server. */
export function rejectionWords(rejection: Rejection, text?: GameText): string {
  return (
    sentenceFor(
      rejection,
      text?.refusals,
      tableRefusalText,
      recordRefusalText,
      serverRefusalText,
      accountRefusalText,
    ) ?? unknownRejection(rejection.code)
  )
}
