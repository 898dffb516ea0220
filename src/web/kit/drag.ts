import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { trackPointer } from './track-pointer.ts'

/** The dragged element, and the target below it. */
export interface Dragged<Item> {
  readonly item: Item
  readonly over: Element | null
}

export interface Drag<Item> {
  readonly dragged: Dragged<Item> | null
  /** The element that follows the pointer during a drag. */
  readonly ghost: RefObject<HTMLElement | null>
  /** Starts the drag once the pointer has moved as far as the slack; without one, at once. */
  onPointerDown(event: PointerEvent, item: Item, slack?: number): void
}

interface DragOptions<Item> {
  /** The selector of possible targets. */
  readonly dropSelector: string
  onDrop(item: Item, over: Element | null): void
}

/** A press that moves no further than this is a tap. */
export const DRAG_THRESHOLD_PX = 6

/** A finger hides what is under it, so the dragged element is shown ahead of it. */
const TOUCH_LIFT_PX = 30

/** Drags an element from a press to its release. */
export function useDrag<Item>(options: DragOptions<Item>): Drag<Item> {
  const [dragged, setCarried] = useState<Dragged<Item> | null>(null)
  const ghost = useRef<HTMLElement>(null)
  const latest = useRef(options)
  latest.current = options
  const giveUp = useRef(() => {})
  useEffect(() => () => giveUp.current(), [])

  function onPointerDown(first: PointerEvent, item: Item, slack = DRAG_THRESHOLD_PX): void {
    if (!first.isPrimary || first.button !== 0) return
    giveUp.current()
    let now: Dragged<Item> | null = null
    function onMove(event: PointerEvent): void {
      const away = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
      if (!now && away < slack) return
      const [x, y] = [event.clientX, event.clientY - (event.pointerType === 'touch' ? TOUCH_LIFT_PX : 0)]
      const over = document.elementFromPoint(x, y)?.closest(latest.current.dropSelector) ?? null
      if (!now || now.over !== over) {
        now = { item, over }
        setCarried(now)
      }
      // Rendered once, then only moved: a board is not rendered again for every step of the pointer.
      requestAnimationFrame(() => ghost.current?.style.setProperty('translate', `${x}px ${y}px`))
    }
    giveUp.current = trackPointer(first, {
      isExclusive: true,
      onMove,
      onRelease() {
        if (!now) return
        suppressNextClick()
        latest.current.onDrop(now.item, now.over)
      },
      onEnd: () => setCarried(null),
    })
    if (slack === 0) onMove(first)
  }

  return { dragged, ghost, onPointerDown }
}

/** Suppresses the click after a drag. */
function suppressNextClick(): void {
  const over = new AbortController()
  const once = { capture: true, signal: over.signal }
  window.addEventListener('click', event => event.stopPropagation(), once)
  // The next press is a new one, however soon it comes: a browser may fire it before a timer that is due.
  window.addEventListener('pointerdown', () => over.abort(), once)
  setTimeout(() => over.abort())
}
