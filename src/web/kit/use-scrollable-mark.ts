import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Marks a frame that is smaller than its content: there a finger scrolls, and only taps and long presses mark cells. */
export function useScrollableMark(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, scrollTop } = element
      // Measured without the mark: a frame that scrolls takes some room itself.
      element.removeAttribute('data-scrolls')
      // By the cells as they are laid out: what moves for a moment, such as a mark that settles, needs no room.
      const cells = element.querySelector<HTMLElement>('.cells')!
      const gutter = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gutter')) || 0
      const scrolls =
        cells.offsetWidth + gutter > element.clientWidth + 1 ||
        cells.offsetHeight + gutter > element.clientHeight + 1
      element.toggleAttribute('data-scrolls', scrolls)
      element.scrollTo(scrollLeft, scrollTop)
    }
    const watch = new ResizeObserver(measure)
    // The content may grow while the frame stays.
    for (const part of [element, ...element.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [frame])
}
