/** Gives a focus that has fallen to the page itself to an element, or to the page's heading when that is gone. */
export function catchFocus(element: Element | null): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  const target = element?.isConnected && element !== document.body ? element : document.querySelector('h1')
  if (target instanceof HTMLElement) target.focus()
}
