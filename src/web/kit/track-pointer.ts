interface TrackPointerOptions {
  /** Whether the pointer is ours alone, and a finger cannot turn out to scroll. */
  readonly isExclusive: boolean
  onMove(event: PointerEvent): void
  /** It was let go, after it had ended. */
  onRelease(event: PointerEvent): void
  /** However it ended. */
  onEnd(): void
}

/**
 * Follows one pointer from its press until it is let go, and gives what calls that off. Escape, a second finger or the
 * browser's own gesture calls it off too.
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
      // The button was let go where nobody told the page.
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
