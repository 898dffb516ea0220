import { type AnyOptions, lexiconHashIn } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** Why a saved game cannot be opened, with advice where only its dictionary is missing. */
export function openErrorText(loaded: LoadedGame, params: object, rejection: Rejection): string {
  const { rules, library, text: gameText } = loaded
  const sentence = rejectionSentence(rejection, gameText)
  const hash = lexiconHashIn(rules.options as AnyOptions, params)
  return hash === undefined || library?.find(hash)
    ? sentence
    : `${sentence} ${shellText.customDictionary.needs}`
}
