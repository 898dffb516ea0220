import { useEffect, useRef } from 'preact/hooks'
import { subject } from '#kernel/words.ts'
import { presenceLine } from '#session/presence-words.ts'
import type { Snapshot } from '#session/session.ts'
import { GRACE_MS } from '#table/clocks.ts'
import { announce } from '../../shell/live.tsx'
import { useNow } from '../../table/use-now.ts'
import { onlineTableWords, roomWords } from '../words.ts'

/** From here on whoever listens is told once more. */
const LOW_SECONDS = 10

interface PresenceProps {
  readonly snapshot: Snapshot
  readonly watching: boolean
}

/** Who is missing, with the time that runs for them. A screen reader is told the turns of it, not the seconds. */
export function Presence({ snapshot, watching }: PresenceProps) {
  const grace = graceOf(snapshot)
  // Never more than the whole time, however two clocks differ.
  const now = Math.max(useNow(grace !== undefined), grace ? grace.at - GRACE_MS : 0)
  const line = presenceLine(snapshot, now)
  useTold(snapshot, now)
  if (!line && !watching) return null
  return (
    <div class="presence">
      {watching && <p class="message">{onlineTableWords.watching}</p>}
      {line && <p class="message missing figures">{line}</p>}
    </div>
  )
}

/** What a screen reader is told when this comes after that. */
export function presenceNews(before: Snapshot, after: Snapshot, now: number): readonly string[] {
  const news: string[] = []
  const line = presenceLine(after, now)
  if (after.lost && !before.lost && line) news.push(line)
  if (!after.lost && before.lost) news.push(roomWords.connected)
  if (after.lost || after.ending) return news
  const was = graceOf(before)
  const is = graceOf(after)
  if (is && is.seat !== was?.seat && line) news.push(line)
  if (was && !is) news.push(onlineTableWords.returned(subject(after.people[was.seat])))
  return news
}

function useTold(snapshot: Snapshot, now: number): void {
  const last = useRef(snapshot)
  const warned = useRef(false)
  const grace = graceOf(snapshot)
  const low = grace !== undefined && !snapshot.lost && grace.at - now <= LOW_SECONDS * 1000
  useEffect(() => {
    for (const sentence of presenceNews(last.current, snapshot, now)) announce(sentence)
    last.current = snapshot
  }, [snapshot, now])
  useEffect(() => {
    const line = presenceLine(snapshot, now)
    if (low && !warned.current && line) announce(line)
    warned.current = low
  }, [low, snapshot, now])
}

/** Another player's time to come back. */
function graceOf({ deadlines, people }: Snapshot) {
  return deadlines.find(due => due.kind === 'grace' && !people[due.seat]?.you)
}
