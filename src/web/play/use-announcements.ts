import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import { describeEnding } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'

/** Tells a screen reader what a glance at the board would show. */
export function useAnnouncements({ text }: LoadedGame, snapshot: Snapshot, people: readonly Person[]): void {
  const last = useRef<Snapshot | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = snapshot
    if (before === snapshot) return
    const { log, view, computerError, ending } = snapshot
    const end = ending && describeEnding(ending, people, text)
    const announceFrom = (from: number) => {
      for (const event of log.slice(from).flatMap(({ events }) => events)) {
        const line = text.event(event, people)
        // The headline says the same and is announced below.
        if (line.toUpperCase() !== `${end?.headline}.`) announce(line)
      }
    }
    if (before) announceFrom(before.log.length)
    else if (log.length > 1) return end ? undefined : announce(text.status(view, people))
    else return announceFrom(0)
    if (log.length < before.log.length) announce(`${tableText.takenBack} ${text.status(view, people)}`)
    if (computerError && !before.computerError) announce(tableText.trouble(computerError), 'assertive')
    if (end && !before.ending) announce(`${end.headline}. ${end.reason}`, 'assertive')
  }, [snapshot, text, people])
}
