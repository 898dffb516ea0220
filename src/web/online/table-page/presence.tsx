import { useEffect, useRef } from 'preact/hooks'
import { graceDeadlines } from '#app/presence.ts'
import { presenceSentence } from '#app/text/en/presence.ts'
import { subject } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import { useNow } from '../../play/use-now.ts'
import { announce } from '../../shell/live-regions.tsx'
import { onlineGameText, tablePageText } from '../../text/en/online.ts'

/** From here on a screen reader announces it once more. */
const LOW_SECONDS = 10

interface PresenceProps {
  readonly snapshot: Snapshot
  readonly isSpectator: boolean
  readonly graceMs: number | null
}

/** The missing player, with the time left. A screen reader hears changes, not every second. */
export function Presence({ snapshot, isSpectator, graceMs }: PresenceProps) {
  const [grace] = graceDeadlines(snapshot)
  // Never more than the whole grace, however much the clocks of two devices differ.
  const now = Math.max(useNow(grace !== undefined), grace && graceMs !== null ? grace.at - graceMs : 0)
  const line = presenceSentence(snapshot, now)
  usePresenceAnnouncements(snapshot, now)
  if (!line && !isSpectator) return null
  return (
    <div class="presence">
      {isSpectator && <p class="message">{onlineGameText.watching}</p>}
      {line && <p class="message missing figures">{line}</p>}
    </div>
  )
}

/** The announcements for a change from one snapshot to the next. */
export function presenceAnnouncements(before: Snapshot, after: Snapshot, now: number): readonly string[] {
  const announcements: string[] = []
  const line = presenceSentence(after, now)
  if (after.connectionLost && !before.connectionLost && line) announcements.push(line)
  if (!after.connectionLost && before.connectionLost) announcements.push(tablePageText.connected)
  if (after.connectionLost || after.ending) return announcements
  const [was] = graceDeadlines(before)
  const [is] = graceDeadlines(after)
  if (is && is.seat !== was?.seat && line) announcements.push(line)
  if (was && !is) announcements.push(onlineGameText.returned(subject(after.people[was.seat])))
  return announcements
}

function usePresenceAnnouncements(snapshot: Snapshot, now: number): void {
  const last = useRef(snapshot)
  const warned = useRef(false)
  const [grace] = graceDeadlines(snapshot)
  const low = grace !== undefined && !snapshot.connectionLost && grace.at - now <= LOW_SECONDS * 1000
  useEffect(() => {
    for (const sentence of presenceAnnouncements(last.current, snapshot, now)) announce(sentence)
    last.current = snapshot
  }, [snapshot, now])
  useEffect(() => {
    const line = presenceSentence(snapshot, now)
    if (low && !warned.current && line) announce(line)
    warned.current = low
  }, [low, snapshot, now])
}
