import { useCallback, useRef } from 'preact/hooks'
import { type Drag, SLACK } from './drag.ts'
import { follow } from './follow.ts'

/** A finger that rests so long takes up what is under it; sooner it taps or scrolls. */
const HOLD_MS = 250

export interface Hold<Item> {
  /** For what a finger scrolls as long as it carries nothing. */
  place(element: HTMLElement | null): void
  pressed(event: PointerEvent, item: Item): void
}

/** Lets a finger carry what lies where it also scrolls: it holds still for a moment first. A mouse carries at once. */
export function useHold<Item>(drag: Drag<Item>): Hold<Item> {
  const carries = useRef(false)
  carries.current = drag.carried !== null
  const place = useCallback((element: HTMLElement | null) => {
    const stay = (event: Event) => carries.current && event.preventDefault()
    // There from the first touch on, or the browser scrolls without asking; and a held finger wants no menu.
    element?.addEventListener('touchmove', stay, { passive: false })
    element?.addEventListener('contextmenu', stay)
  }, [])

  function pressed(first: PointerEvent, item: Item): void {
    if (first.pointerType === 'touch') hold(first, item)
    else drag.pressed(first, item)
  }

  function hold(first: PointerEvent, item: Item): void {
    const timer = setTimeout(() => {
      letGo()
      drag.pressed(first, item, 0)
    }, HOLD_MS)
    const letGo = follow(first, {
      alone: false,
      moved: ({ clientX, clientY }) =>
        Math.hypot(clientX - first.clientX, clientY - first.clientY) > SLACK && letGo(),
      released: () => {},
      ended: () => clearTimeout(timer),
    })
  }

  return { place, pressed }
}
