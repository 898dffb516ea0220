import type { Rejection } from '#kernel/result.ts'
import { unopenedWords } from '#session/saved-words.ts'
import type { ParlourGame } from '../parlour.ts'
import { Missing } from '../shell/missing.tsx'
import { missingWords } from '../shell/missing-words.ts'
import type { GameState } from './use-game.ts'

interface BrokenProps {
  readonly rejection: Rejection
  /** Absent for a game of which not even the rules are known. */
  readonly parlour?: ParlourGame | undefined
  readonly setup?: object | undefined
  again(): void
}

/** Why a game cannot be opened; and where only its words are missing, a way to bring them. */
export function Broken({ rejection, parlour, setup, again }: BrokenProps) {
  return (
    <Missing title={missingWords.brokenTitle} text={unopenedWords(rejection, parlour?.words)}>
      {parlour?.brought && setup && <parlour.brought.NeededWords {...{ parlour, setup, again }} />}
    </Missing>
  )
}

/** A game that was never kept here, or is no more. */
export function MissingGame() {
  return <Missing title={missingWords.gameTitle} text={missingWords.gameText} />
}

interface UnopenedProps {
  readonly state: Extract<GameState, { readonly kind: 'missing' | 'broken' }>
  again(): void
}

export function Unopened({ state, again }: UnopenedProps) {
  return state.kind === 'missing' ? <MissingGame /> : <Broken {...state} again={again} />
}
