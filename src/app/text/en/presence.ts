import { subjectWithVerb } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import { graceDeadlines } from '../../presence.ts'

/** The sentence about a lost connection or a player who has left; undefined if neither is the case. */
export function presenceSentence(
  { connectionLost, pendingMove, deadlines, people }: Snapshot,
  now: number,
): string | undefined {
  if (connectionLost)
    return pendingMove === undefined
      ? 'Connection lost, trying again.'
      : `Connection lost, trying again. Your move ${pendingMove} is sent as soon as it is back.`
  const [grace] = graceDeadlines({ deadlines, people })
  if (!grace) return undefined
  const seconds = Math.max(0, Math.ceil((grace.at - now) / 1000))
  return `${subjectWithVerb(people[grace.seat], 'have', 'has')} left, ${seconds} s to return.`
}
