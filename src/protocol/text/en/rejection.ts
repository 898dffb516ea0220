import type { OptionRefusals } from '#kernel/read-params.ts'
import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { AccountRefusals, ServerRefusals } from '#protocol/refusals.ts'
import type { FileRefusals, TableRefusals } from '#table/refusals.ts'
import { recordRefusalText } from '#table/text/en/records.ts'
import { tableRefusalText, unknownRejection } from '#table/text/en/table.ts'
import { accountRefusalText } from './account.ts'
import { serverRefusalText } from './server.ts'

export { describeEnding, type EndingText } from '#table/text/en/table.ts'

/** The sentence for any rejection, wherever it comes from: a game, a table, a server. */
export function rejectionSentence(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, sharedText) ?? unknownRejection(rejection.code)
}

const sharedText: RefusalText<
  TableRefusals & OptionRefusals & FileRefusals & ServerRefusals & AccountRefusals
> = {
  ...tableRefusalText,
  ...recordRefusalText,
  ...serverRefusalText,
  ...accountRefusalText,
}
