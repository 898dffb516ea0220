import { useEffect } from 'preact/hooks'
import { actionFor } from '#kernel/key-bindings.ts'
import type { Session } from '#session/session.ts'
import { isPaused } from '../play/use-play.ts'

/** Pauses the game while the page is hidden, and by a key wherever the focus is. */
export function usePause(session: Session): void {
  useEffect(() => {
    // A page that is left for good is hidden too; its game is not paused, since reopening it restarts the clock.
    let isLeaving = false
    const onPageHide = () => {
      isLeaving = true
    }
    const onPageShow = () => {
      isLeaving = false
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden' && !isLeaving) pause(session)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (actionFor(event.key) !== 'pause' || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      if (isPaused(session.snapshot())) resume(session)
      else pause(session)
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisibilityChange)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [session])
}

export function pause(session: Session): void {
  const { stopwatch, ending } = session.snapshot()
  if (stopwatch && stopwatch.since !== null && !ending) session.pause()
}

/** Resumes the game, and returns the focus to the cell where it was. */
export function resume(session: Session): void {
  session.resume().then(() =>
    // After the board is drawn.
    setTimeout(() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()),
  )
}
