import { useCallback, useRef } from 'preact/hooks'
import { DRAG_THRESHOLD_PX, type Drag } from './drag.ts'
import { trackPointer } from './track-pointer.ts'

/** A finger that rests so long takes up what is under it; sooner it taps or scrolls. */
const LONG_PRESS_MS = 250

export interface LongPressDrag<Item> {
  /** For what a finger scrolls as long as it carries nothing. */
  containerRef(element: HTMLElement | null): void
  onPointerDown(event: PointerEvent, item: Item): void
}

/** Lets a finger carry what lies where it also scrolls: it holds still for a moment first. A mouse carries at once. */
export function useLongPressDrag<Item>(drag: Drag<Item>): LongPressDrag<Item> {
  const carries = useRef(false)
  carries.current = drag.dragged !== null
  const containerRef = useCallback((element: HTMLElement | null) => {
    const stay = (event: Event) => carries.current && event.preventDefault()
    // There from the first touch on, or the browser scrolls without asking; and a held finger wants no menu.
    element?.addEventListener('touchmove', stay, { passive: false })
    element?.addEventListener('contextmenu', stay)
  }, [])

  function onPointerDown(first: PointerEvent, item: Item): void {
    if (first.pointerType === 'touch') hold(first, item)
    else drag.onPointerDown(first, item)
  }

  function hold(first: PointerEvent, item: Item): void {
    const timer = setTimeout(() => {
      letGo()
      drag.onPointerDown(first, item, 0)
    }, LONG_PRESS_MS)
    const letGo = trackPointer(first, {
      isExclusive: false,
      onMove: ({ clientX, clientY }) =>
        Math.hypot(clientX - first.clientX, clientY - first.clientY) > DRAG_THRESHOLD_PX && letGo(),
      onRelease: () => {},
      onEnd: () => clearTimeout(timer),
    })
  }

  return { containerRef, onPointerDown }
}
