import { type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { rejectionWords } from '#protocol/rejection-words.ts'
import { lobbyWords } from '../words.ts'
import { serverWords } from './words.ts'

/** Why the server refused: in the game's own words where it has any; a few sentences differ in a browser. */
export function serverRejectionText(rejection: Rejection, text?: GameText): string {
  const own = sentenceFor(rejection, text?.refusals)
  if (own !== undefined) return own
  switch (rejection.code) {
    case 'cookie-refused':
      return serverWords.cookieRefused
    case 'another-protocol':
      return serverWords.outdated
    case 'house-unreachable':
      return lobbyWords.unreachable
    default:
      return rejectionWords(rejection)
  }
}
