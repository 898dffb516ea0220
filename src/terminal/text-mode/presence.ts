import { graceDeadlines } from '#app/presence.ts'
import { presenceSentence } from '#app/text/en/presence.ts'
import type { Clock } from '#kernel/clock.ts'
import { subject } from '#kernel/text.ts'
import type { Session, Snapshot } from '#session/session.ts'
import { onlineText } from '../text/en/online.ts'

export interface PresenceOptions {
  readonly session: Session
  readonly clock: Clock
  print(text: string): void
}

/** Seconds before the end of the own time or of the opponent's grace period at which a warning is printed. */
const WARNINGS = [30, 10] as const

/** Prints what a full screen shows all the time: who is away, and the clocks. */
export function announcePresence({ session, clock, print }: PresenceOptions) {
  let seen = session.snapshot()
  let stopWarning = () => {}
  warn()

  function follow(): void {
    const now = session.snapshot()
    const line = presenceSentence(now, clock.now())
    if (
      now.connectionLost
        ? !seen.connectionLost || now.pendingMove !== seen.pendingMove
        : !hasSameAbsentSeats(now, seen)
    )
      if (line) print(line)
    if (seen.connectionLost && !now.connectionLost) print(onlineText.textMode.back)
    if (!now.ending)
      for (const seat of absentSeats(seen))
        if (!absentSeats(now).includes(seat)) print(onlineText.textMode.returned(subject(now.people[seat])))
    seen = now
    warn()
  }

  /** Sets the timer for the next warning. */
  function warn(): void {
    stopWarning()
    const now = clock.now()
    const due = session
      .snapshot()
      .deadlines.flatMap(one =>
        WARNINGS.map(seconds => ({ ...one, seconds, in: one.at - seconds * 1000 - now })),
      )
    const next = due
      .filter(one => one.in > 0 && (one.kind === 'grace' || one.seat === session.snapshot().acting))
      .sort((one, other) => one.in - other.in)[0]
    if (!next) return
    stopWarning = clock.after(next.in, () => {
      const line = presenceSentence(session.snapshot(), clock.now())
      if (next.kind === 'move') print(onlineText.textMode.timeLeft(next.seconds))
      else if (line) print(line)
      warn()
    })
  }

  return {
    follow,
    /** Prints the clocks. */
    printTime() {
      const { deadlines, people } = session.snapshot()
      if (deadlines.length === 0) print(onlineText.textMode.noClock)
      for (const { seat, at } of deadlines)
        print(
          onlineText.textMode.time(subject(people[seat]), Math.max(0, Math.ceil((at - clock.now()) / 1000))),
        )
    },
    close: () => stopWarning(),
  }
}

function absentSeats(snapshot: Snapshot): readonly number[] {
  return graceDeadlines(snapshot).map(({ seat }) => seat)
}

function hasSameAbsentSeats(one: Snapshot, other: Snapshot): boolean {
  return absentSeats(one).join() === absentSeats(other).join()
}
