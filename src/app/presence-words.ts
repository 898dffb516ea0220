import { subjectWithVerb } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'

/** What is to be said of who is missing: this screen's own connection, or a player who has left. */
export function presenceSentence(
  { connectionLost, pendingMove, deadlines, people }: Snapshot,
  now: number,
): string | undefined {
  if (connectionLost)
    return pendingMove === undefined
      ? 'Connection lost, trying again.'
      : `Connection lost, trying again. Your move ${pendingMove} is sent as soon as it is back.`
  const gone = deadlines.find(due => due.kind === 'grace' && !people[due.seat]?.you)
  if (!gone) return undefined
  const seconds = Math.max(0, Math.ceil((gone.at - now) / 1000))
  return `${subjectWithVerb(people[gone.seat], 'have', 'has')} left, ${seconds} s to return.`
}
