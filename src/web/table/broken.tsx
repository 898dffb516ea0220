import type { Rejection } from '#kernel/result.ts'
import { ownTableRejection } from '#session/table-words.ts'
import type { ParlourGame } from '../parlour.ts'
import { Missing } from '../shell/missing.tsx'
import { missingWords } from '../shell/missing-words.ts'

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
    <Missing title={missingWords.brokenTitle} text={ownTableRejection(rejection, parlour?.words)}>
      {parlour?.brought && setup && <parlour.brought.NeededWords {...{ parlour, setup, again }} />}
    </Missing>
  )
}

/** A game that was never kept here, or is no more. */
export function MissingGame() {
  return <Missing title={missingWords.gameTitle} text={missingWords.gameText} />
}
