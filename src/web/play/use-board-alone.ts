import { useEffect, useState } from 'preact/hooks'

export interface BoardAlone {
  readonly isAlone: boolean
  toggle(): void
}

/**
 * Whether the board has the screen to itself, without the header and the panel. Alt-Enter switches it, wherever the
 * focus is, because letters are typed; Escape ends it. The browser's own full screen goes with it where it is allowed.
 */
export function useBoardAlone(): BoardAlone {
  const [isAlone, setAlone] = useState(false)

  useEffect(() => {
    if (!isAlone) return
    // Not every browser, nor every frame, may fill the screen; the page fills its window all the same.
    document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [isAlone])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSwitch = event.key === 'Enter' && event.altKey
      // Escape first takes letters back, closes a sheet, or ends a trial.
      const isEnd =
        event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')
      if (!isSwitch && !isEnd) return
      if (isSwitch) event.preventDefault()
      setAlone(was => isSwitch && !was)
    }
    const onFullscreenChange = () => {
      if (!document.fullscreenElement) setAlone(false)
    }
    addEventListener('keydown', onKeyDown)
    document.addEventListener('fullscreenchange', onFullscreenChange)
    return () => {
      removeEventListener('keydown', onKeyDown)
      document.removeEventListener('fullscreenchange', onFullscreenChange)
    }
  }, [])

  return { isAlone, toggle: () => setAlone(was => !was) }
}
