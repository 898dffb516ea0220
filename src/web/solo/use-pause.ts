import { useEffect } from 'preact/hooks'
import type { Session } from '#session/session.ts'
import { isPaused } from '../table/use-play.ts'

const PAUSE_KEY = ';'

/** The game stands still while nobody looks, and by a key wherever the focus is. */
export function usePause(session: Session): void {
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') pause(session)
    }
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== PAUSE_KEY || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      if (isPaused(session.snapshot())) goOn(session)
      else pause(session)
    }
    document.addEventListener('visibilitychange', left)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('visibilitychange', left)
      document.removeEventListener('keydown', pressed)
    }
  }, [session])
}

export function pause(session: Session): void {
  const { stopwatch, ending } = session.snapshot()
  if (stopwatch && stopwatch.since !== null && !ending) session.pause()
}

/** Back to the cell one had come from, so that the keys go on where they were. */
export function goOn(session: Session): void {
  session.resume().then(() =>
    // The board is drawn by then.
    setTimeout(() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()),
  )
}
