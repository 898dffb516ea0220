import { PASSES_TO_END } from '../../rules/types.ts'
import type { Choice, Observation } from '../self-play/self-play.ts'

/** Four passes end the game, so a player who is ahead makes the last of them. */
export function endByPassing({ passes, own, other }: Observation): Choice | undefined {
  return passes === PASSES_TO_END - 1 && own > other ? { kind: 'pass' } : undefined
}
