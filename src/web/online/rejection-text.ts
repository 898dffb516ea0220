import type { Rejection } from '#kernel/result.ts'
import { rejectionWords } from '#protocol/rejection-words.ts'
import { lobbyWords } from '../words.ts'
import { serverWords } from './words.ts'

/** Why the house did not do it; here a few things are said as they look from a browser. */
export function serverRejectionText(rejection: Rejection): string {
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
