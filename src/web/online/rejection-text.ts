import { type RefusalText, type Rejection, rejectionWith, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { ServerRefusals } from '#protocol/refusals.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { serverText } from '../text/en/online.ts'
import { lobbyText } from '../text/en/shell.ts'

/** Why the server refused: in the game's own words where it has any; a few sentences differ in a browser. */
export function serverRejectionText(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, browserRefusalText) ?? rejectionSentence(rejection)
}

type BrowserRefusals = {
  /** The browser does not keep the cookie of a new guest. */
  'cookie-refused': Record<never, never>
}

export const browserRejection = rejectionWith<BrowserRefusals>()

const browserRefusalText: RefusalText<
  BrowserRefusals & Pick<ServerRefusals, 'another-protocol' | 'server-unreachable'>
> = {
  'cookie-refused': () => serverText.cookieRefused,
  'another-protocol': () => serverText.outdated,
  'server-unreachable': () => lobbyText.unreachable,
}
