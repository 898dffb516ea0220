import { subjectWithVerb } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import { graceDeadlines } from '../../presence.ts'

/** The option of an online table that says how long a player may be away. */
export const graceOptionText = {
  label: 'Time to come back',
  help: 'A player who is away for longer loses the game.',
}

/** The sentence about a lost connection or a player who has left; undefined if neither is the case. */
export function presenceSentence(
  { connectionLost, pendingMove, deadlines, people }: Snapshot,
  now: number,
): string | undefined {
  if (connectionLost)
    return pendingMove === undefined
      ? 'Connection lost. Reconnecting…'
      : `Connection lost. ${pendingMove} will be sent when it’s back.`
  const [grace] = graceDeadlines({ deadlines, people })
  if (!grace) return undefined
  return `${subjectWithVerb(people[grace.seat], 'have', 'has')} disconnected: ${timeLeft(grace.at - now)} to return.`
}

/** The consequence for a player who leaves a game in play. */
export function leaveSentence(graceMs: number | null, isTimed: boolean): string {
  if (graceMs === null) return 'If you leave, the game waits for you.'
  const back = `If you leave, you have ${graceText(graceMs)} to come back.`
  return isTimed ? `${back} The clock keeps running.` : back
}

/** A time to come back in words: 30 seconds, 10 minutes, 24 hours. */
export function graceText(ms: number): string {
  if (ms < MINUTE_MS) return `${ms / SECOND_MS} seconds`
  return ms < HOUR_MS ? `${ms / MINUTE_MS} minutes` : `${ms / HOUR_MS} hours`
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** A time that runs out: 26 s, 9 min 58 s, 23 h 59 min. */
function timeLeft(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND_MS)) * SECOND_MS
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR_MS),
    Math.floor(left / MINUTE_MS) % 60,
    Math.floor(left / SECOND_MS) % 60,
  ]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`
}
