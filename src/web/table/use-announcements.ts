import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/words.ts'
import type { Snapshot } from '#session/session.ts'
import { endingWords } from '#session/table-words.ts'
import type { ParlourGame } from '../parlour.ts'
import { announce } from '../shell/live.tsx'
import { tableWords } from '../words.ts'

/** Tells a screen reader what a glance at the board would show. */
export function useAnnouncements(
  { words }: ParlourGame,
  snapshot: Snapshot,
  people: readonly Person[],
): void {
  const last = useRef<Snapshot | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = snapshot
    if (!before || before === snapshot) return
    for (const entry of snapshot.log.slice(before.log.length))
      for (const event of entry.events) announce(words.event(event, people))
    if (snapshot.log.length < before.log.length)
      announce(`${tableWords.takenBack} ${words.status(snapshot.view, people)}`)
    if (snapshot.trouble && !before.trouble) announce(tableWords.trouble(snapshot.trouble), 'assertive')
    if (snapshot.ending && !before.ending) {
      const { headline, reason } = endingWords(snapshot.ending, people, words)
      announce(`${headline}. ${reason}`, 'assertive')
    }
  }, [snapshot, words, people])
}
