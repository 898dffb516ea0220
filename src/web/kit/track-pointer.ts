interface TrackPointerOptions {
  /** Whether the pointer is captured, so that a finger cannot turn out to scroll. */
  readonly isExclusive: boolean
  onMove(event: PointerEvent): void
  /** The pointer was released; called after `onEnd`. */
  onRelease(event: PointerEvent): void
  /** The tracking ended, by a release or a cancellation. */
  onEnd(): void
}

/**
 * Tracks one pointer from its press to its release, and returns a function that cancels it. Escape, a second finger or
 * a gesture of the browser cancels it too.
 */
export function trackPointer(
  first: PointerEvent,
  { isExclusive, onMove, onRelease, onEnd }: TrackPointerOptions,
): () => void {
  const going = new AbortController()
  const { signal } = going
  const giveUp = () => going.abort()
  const isFirst = (event: PointerEvent) => event.pointerId === first.pointerId
  signal.addEventListener('abort', onEnd)
  window.addEventListener(
    'pointermove',
    event => {
      if (!isFirst(event)) return
      // The button was released outside the page.
      if (event.buttons === 0) giveUp()
      else onMove(event)
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    event => {
      if (!isFirst(event)) return
      giveUp()
      onRelease(event)
    },
    { signal },
  )
  // A browser takes a quick release for a throw, even where touch-action forbids it, and then ignores the next tap.
  if (isExclusive)
    window.addEventListener('touchmove', event => event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    })
  window.addEventListener('pointercancel', giveUp, { signal })
  window.addEventListener('blur', giveUp, { signal })
  window.addEventListener('pointerdown', event => isFirst(event) || giveUp(), { signal })
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      giveUp()
    },
    { signal, capture: true },
  )
  return giveUp
}
