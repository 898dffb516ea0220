import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { trackPointer } from './track-pointer.ts'

/** What is being carried, and what it would fall on. */
export interface Dragged<Item> {
  readonly item: Item
  readonly over: Element | null
}

export interface Drag<Item> {
  readonly dragged: Dragged<Item> | null
  /** What follows the pointer while something is carried. */
  readonly ghost: RefObject<HTMLElement | null>
  /** Carries it once the pointer has gone as far as the slack; with none, at once. */
  onPointerDown(event: PointerEvent, item: Item, slack?: number): void
}

interface DragOptions<Item> {
  /** What something may fall on, as a selector. */
  readonly dropSelector: string
  onDrop(item: Item, over: Element | null): void
}

/** A press that moves no further than this is a tap. */
export const DRAG_THRESHOLD_PX = 6

/** A finger hides what is under it, so what it carries goes ahead of it. */
const TOUCH_LIFT_PX = 40

/** Carries something from a press to where it is let go. */
export function useDrag<Item>(wishes: DragOptions<Item>): Drag<Item> {
  const [dragged, setCarried] = useState<Dragged<Item> | null>(null)
  const ghost = useRef<HTMLElement>(null)
  const latest = useRef(wishes)
  latest.current = wishes
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
      // Drawn once, then only moved: a board is not drawn anew for every step of the pointer.
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

/** What was carried was not pressed. */
function suppressNextClick(): void {
  const over = new AbortController()
  const once = { capture: true, signal: over.signal }
  window.addEventListener('click', event => event.stopPropagation(), once)
  // The next press is another one, however soon it comes: a browser may let it go before what waits for its time.
  window.addEventListener('pointerdown', () => over.abort(), once)
  setTimeout(() => over.abort())
}
