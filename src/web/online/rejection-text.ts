import { type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { serverText } from '../text/en/online.ts'
import { lobbyText } from '../text/en/shell.ts'

/** Why the server refused: in the game's own words where it has any; a few sentences differ in a browser. */
export function serverRejectionText(rejection: Rejection, text?: GameText): string {
  const own = sentenceFor(rejection, text?.refusals)
  if (own !== undefined) return own
  switch (rejection.code) {
    case 'cookie-refused':
      return serverText.cookieRefused
    case 'another-protocol':
      return serverText.outdated
    case 'house-unreachable':
      return lobbyText.unreachable
    default:
      return rejectionSentence(rejection)
  }
}
