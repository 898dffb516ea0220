import type { Cell } from '#kernel/grid.ts'

/** Moves the focus to a cell of the board. */
export function focusCell({ row, column }: Cell): void {
  document.querySelector<HTMLElement>(`[data-at="${row},${column}"]`)?.focus()
}

/**
 * Gives a focus that has fallen to the page itself to an element; when that is gone, to what the page marks as its
 * main news (`data-news`), or to its heading.
 */
export function restoreFocus(element: Element | null): void {
  const active = document.activeElement
  // Whoever was led to the page's heading may be led on.
  if (active && active !== document.body && active.tagName !== 'H1') return
  const target =
    element?.isConnected && element !== document.body
      ? element
      : (document.querySelector('[data-news]') ?? document.querySelector('h1'))
  if (target instanceof HTMLElement) target.focus()
}

/** The same once the page is drawn anew, when what had the focus may be gone. */
export function restoreFocusSoon(element: Element | null = null): () => void {
  const waiting = setTimeout(() => restoreFocus(element))
  return () => clearTimeout(waiting)
}
