import type { Cell } from '#kernel/grid.ts'

/** Moves the focus to a cell of the board. */
export function focusCell({ row, column }: Cell): void {
  document.querySelector<HTMLElement>(`[data-at="${row},${column}"]`)?.focus()
}

let isRestoring = false

/** Whether the page itself is moving the focus, and not the person in front of it. */
export function isRestoringFocus(): boolean {
  return isRestoring
}

/**
 * Gives a focus that was lost to the page itself to an element; where that is gone, to what the page marks as its
 * main news (`data-news`), or to its heading.
 */
export function restoreFocus(element: Element | null): void {
  const active = document.activeElement
  // A focus on the page's heading may move on too.
  if (active && active !== document.body && active.tagName !== 'H1') return
  const target =
    element?.isConnected && element !== document.body
      ? element
      : (document.querySelector('[data-news]') ?? document.querySelector('h1'))
  if (!(target instanceof HTMLElement)) return
  isRestoring = true
  target.focus()
  isRestoring = false
}

/** The same after the page is drawn again, when the focused element may be gone. */
export function restoreFocusSoon(element: Element | null = null): () => void {
  const waiting = setTimeout(() => restoreFocus(element))
  return () => clearTimeout(waiting)
}
