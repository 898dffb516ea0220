import { useCallback, useRef } from 'preact/hooks'
import { DRAG_THRESHOLD_PX, type Drag } from './drag.ts'
import { trackPointer } from './track-pointer.ts'

/** A finger that rests this long starts a drag; before that it taps or scrolls. */
const LONG_PRESS_MS = 250

export interface LongPressDrag<Item> {
  /** For an element that a finger scrolls unless it drags. */
  containerRef(element: HTMLElement | null): void
  onPointerDown(event: PointerEvent, item: Item): void
}

/** Lets a finger drag inside a scrolling element: it rests for a moment first. A mouse drags at once. */
export function useLongPressDrag<Item>(drag: Drag<Item>): LongPressDrag<Item> {
  const carries = useRef(false)
  carries.current = drag.dragged !== null
  const containerRef = useCallback((element: HTMLElement | null) => {
    const stay = (event: Event) => carries.current && event.preventDefault()
    // Registered before the first touch, or the browser scrolls at once; and a resting finger opens no menu.
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
