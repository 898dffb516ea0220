import { useEffect } from 'preact/hooks'
import { controlKey } from '../kit/board.tsx'

/** Where a key means something else: what is typed into, and what handles its keys itself. */
const OTHER_KEYS =
  'input, textarea, select, dialog, [role=dialog], [role=grid], [role=toolbar], [contenteditable]'

/** Keys that do nothing on a page but something on a board. Enter and Space belong to buttons. */
const BOARD_KEY = /^([^\s]|Arrow(Left|Right|Up|Down)|Backspace)$/u

/** Passes keys on to the board, wherever the focus is, unless something is typed. */
export function useKeysToBoard(): void {
  useEffect(() => {
    document.addEventListener('keydown', passOn)
    return () => document.removeEventListener('keydown', passOn)
  }, [])
}

function passOn(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event
  const isCommand = controlKey(event) !== undefined
  if (event.defaultPrevented || ((ctrlKey || altKey || metaKey) && !isCommand)) return
  if (!BOARD_KEY.test(key) || !(event.target instanceof Element) || event.target.closest(OTHER_KEYS)) return
  const cell = document.querySelector<HTMLElement>('.table-board [role=gridcell][tabindex="0"]')
  if (!cell || document.querySelector('dialog[open], [role=dialog]')) return
  cell.focus()
  const isUnused = cell.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      ctrlKey,
      altKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    }),
  )
  if (!isUnused) event.preventDefault()
}
