import { useEffect, useRef, useState } from 'preact/hooks'
import { trackPointer } from '#web/kit/track-pointer.ts'
import { letterIndexAt, lettersPassed, type Point } from './geometry.ts'
import { type Path, pathAfterSwipe } from './path.ts'

/** A line that is being drawn over the wheel. */
export interface Swipe {
  readonly path: Path
  /** Where the pointer is. */
  readonly tip: Point
}

interface SwipeOptions {
  readonly count: number
  tap(place: number): void
  /** A line over two letters or more was let go. */
  draw(path: Path): void
}

export interface Swiping {
  readonly swipe: Swipe | null
  pressed(event: PointerEvent): void
  /** Whether a click only repeats its press, which was handled already. */
  repeats(click: MouseEvent): boolean
}

/** A line drawn over the wheel, or a tap on one of its letters. */
export function useSwipe(options: SwipeOptions): Swiping {
  const [swipe, setSwipe] = useState<Swipe | null>(null)
  const latest = useRef(options)
  latest.current = options
  const giveUp = useRef(() => {})
  const done = useRef(false)
  useEffect(() => () => giveUp.current(), [])

  function pressed(first: PointerEvent): void {
    done.current = false
    const wheel = first.currentTarget as Element
    const { count } = latest.current
    const start = pointOn(wheel, first)
    const place = letterIndexAt(start, count)
    if (place === undefined || !first.isPrimary || first.button !== 0) return
    let now: Swipe = { path: [place], tip: start }
    // A press that never leaves its letter is a tap.
    let isLine = false
    giveUp.current()
    giveUp.current = trackPointer(first, {
      isExclusive: true,
      onMove(event) {
        const tip = pointOn(wheel, event)
        const path = lettersPassed(now.tip, tip, count).reduce(pathAfterSwipe, now.path)
        isLine ||= path.length > 1
        now = { path, tip }
        if (isLine) setSwipe(now)
      },
      onRelease() {
        if (isLine) latest.current.draw(now.path)
        else latest.current.tap(place)
      },
      onEnd() {
        done.current = true
        setSwipe(null)
      },
    })
  }

  // A click without a press comes from a key, a screen reader or a script, and counts.
  return { swipe, pressed, repeats: click => done.current && click.detail > 0 }
}

function pointOn(wheel: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = wheel.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}
