import type { Rejection } from '#kernel/result.ts'
import { openErrorSentence } from '#table/text/en/records.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundText } from '../text/en/not-found.ts'
import type { LocalGameState } from './use-local-game.ts'

interface CannotOpenProps {
  readonly rejection: Rejection
  /** Absent for an unknown game. */
  readonly loadedGame?: LoadedGame | undefined
  readonly params?: object | undefined
  again(): void
}

/** Why a game cannot be opened; where only its dictionary is missing, a field for it. */
export function CannotOpen({ rejection, loadedGame, params, again }: CannotOpenProps) {
  return (
    <NotFound title={notFoundText.brokenTitle} text={openErrorSentence(rejection, loadedGame?.text)}>
      {loadedGame?.customWords && params && (
        <loadedGame.customWords.MissingDictionary loadedGame={loadedGame} params={params} retry={again} />
      )}
    </NotFound>
  )
}

/** A game that was never saved here, or was deleted. */
export function GameNotFound() {
  return <NotFound title={notFoundText.gameTitle} text={notFoundText.gameText} />
}

interface UnopenedGameProps {
  readonly state: Extract<LocalGameState, { readonly kind: 'missing' | 'broken' }>
  again(): void
}

export function UnopenedGame({ state, again }: UnopenedGameProps) {
  return state.kind === 'missing' ? <GameNotFound /> : <CannotOpen {...state} again={again} />
}
