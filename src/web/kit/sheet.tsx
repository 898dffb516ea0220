import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { restoreFocus } from './focus.ts'
import './sheet.css'

interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly children: ComponentChildren
  close(): void
}

/** A panel over the page: it takes the focus, gives it back, and Escape closes it. */
export function Sheet({ title, closeLabel, children, close }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const shown = useRef(true)
  useEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    shown.current = true
    element.showModal()
    return () => {
      // The close event comes later, when another sheet may be open already.
      shown.current = false
      element.close()
      setTimeout(() => restoreFocus(opener))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      class="sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={() => shown.current && close()}
      onClick={event => event.target === dialog.current && close()}
    >
      <div class="sheet-inside">
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="pill" onClick={close}>
            {closeLabel}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
