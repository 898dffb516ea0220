import { useState } from 'preact/hooks'
import { newVersionText } from '../text/en/shell.ts'
import './new-version.css'

/** Offers to reload the page with a newer version, which the next load uses in any case. */
export function NewVersionBanner() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <section class="panel-box new-version" aria-label={newVersionText.label}>
      <p role="status">{newVersionText.text}</p>
      <div class="buttons">
        <button type="button" class="pill primary" onClick={() => location.reload()}>
          {newVersionText.load}
        </button>
        <button type="button" class="pill" onClick={() => setOpen(false)}>
          {newVersionText.later}
        </button>
      </div>
    </section>
  )
}
