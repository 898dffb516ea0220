import type { Note, Verdict } from '#kernel/engine.ts'
import type { Seat } from '#kernel/rules.ts'
import { type Ending, winners } from '#table/action.ts'
import type { ReplayStep } from '#table/replay.ts'

/** Who was winning in each position, the last one included; undefined where unknown. */
export function whoWasWinning(
  steps: readonly ReplayStep[],
  notes: readonly Note[],
  ending: Ending | undefined,
  seats: number,
): readonly (Seat | undefined)[] {
  const before = steps.slice(1).map((step, index) => {
    const verdict = notes[index]?.verdict
    return verdict && step.seat !== null ? winnerFromVerdict(verdict, step.seat, seats) : undefined
  })
  return [...before, ending ? winners(ending, seats)[0] : undefined]
}

function winnerFromVerdict(verdict: Verdict, mover: Seat, seats: number): Seat | undefined {
  switch (verdict) {
    case 'kept':
    case 'threw':
      return mover
    case 'lost':
      return seats === 2 ? 1 - mover : undefined
    default:
      return undefined
  }
}
