import { useEffect } from 'preact/hooks'
import type { Session } from '#session/session.ts'
import { isPaused } from '../play/use-play.ts'

const PAUSE_KEY = ';'

/** The game stands still while nobody looks, and by a key wherever the focus is. */
export function usePause(session: Session): void {
  useEffect(() => {
    // A page that goes altogether is hidden too; when it is opened again, the time it was away does not count.
    let goes = false
    const going = () => {
      goes = true
    }
    const shown = () => {
      goes = false
    }
    const left = () => {
      if (document.visibilityState === 'hidden' && !goes) pause(session)
    }
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== PAUSE_KEY || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      if (isPaused(session.snapshot())) resume(session)
      else pause(session)
    }
    addEventListener('pagehide', going)
    addEventListener('pageshow', shown)
    document.addEventListener('visibilitychange', left)
    document.addEventListener('keydown', pressed)
    return () => {
      removeEventListener('pagehide', going)
      removeEventListener('pageshow', shown)
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
export function resume(session: Session): void {
  session.resume().then(() =>
    // The board is drawn by then.
    setTimeout(() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()),
  )
}
