import type { Rejection } from '#kernel/result.ts'
import { openErrorWords } from '#table/record-words.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundWords } from '../shell/not-found-words.ts'
import type { LocalGameState } from './use-local-game.ts'

interface CannotOpenProps {
  readonly rejection: Rejection
  /** Absent for a game of which not even the rules are known. */
  readonly loadedGame?: LoadedGame | undefined
  readonly setup?: object | undefined
  again(): void
}

/** Why a game cannot be opened; and where only its words are missing, a way to bring them. */
export function CannotOpen({ rejection, loadedGame, setup, again: retry }: CannotOpenProps) {
  return (
    <NotFound title={notFoundWords.brokenTitle} text={openErrorWords(rejection, loadedGame?.text)}>
      {loadedGame?.customWords && setup && (
        <loadedGame.customWords.MissingDictionary {...{ loadedGame, setup, retry }} />
      )}
    </NotFound>
  )
}

/** A game that was never kept here, or is no more. */
export function GameNotFound() {
  return <NotFound title={notFoundWords.gameTitle} text={notFoundWords.gameText} />
}

interface UnopenedGameProps {
  readonly state: Extract<LocalGameState, { readonly kind: 'missing' | 'broken' }>
  again(): void
}

export function UnopenedGame({ state, again }: UnopenedGameProps) {
  return state.kind === 'missing' ? <GameNotFound /> : <CannotOpen {...state} again={again} />
}
