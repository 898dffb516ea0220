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
      ? 'Connection lost. Reconnecting…'
      : `Connection lost. Reconnecting… Your move ${pendingMove} will be sent automatically.`
  const [grace] = graceDeadlines({ deadlines, people })
  if (!grace) return undefined
  const seconds = Math.max(0, Math.ceil((grace.at - now) / 1000))
  return `${subjectWithVerb(people[grace.seat], 'have', 'has')} disconnected: ${seconds} s to return.`
}
