import { useEffect, useRef } from 'preact/hooks'
import { actionFor } from '#kernel/key-bindings.ts'
import { controlKey } from './board.tsx'

/** Where these keys edit a text or belong to what covers the page. */
const NOT_HERE = 'input, textarea, select, dialog, [contenteditable]'

/** Ctrl-Z and Ctrl-Y undo and redo wherever the focus is; Shift turns Ctrl-Z into redo, as in other programs. */
export function useUndoKeys(play: { undo(): unknown; redo(): unknown }): void {
  const current = useRef(play)
  current.current = play
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The board has handled the key itself.
      if (event.defaultPrevented || (event.target as Partial<Element>).closest?.(NOT_HERE)) return
      const action = undoActionOf(event)
      if (!action) return
      event.preventDefault()
      current.current[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function undoActionOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (shiftKey && key.toLowerCase() === 'z') return (ctrlKey || metaKey) && !altKey ? 'redo' : undefined
  const action = actionFor(controlKey(event) ?? '')
  return action === 'undo' || action === 'redo' ? action : undefined
}
