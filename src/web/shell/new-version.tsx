import { useState } from 'preact/hooks'
import './new-version.css'

const newVersionWords = {
  label: 'A new version',
  text: 'A new version of Quincunx is here. Your games stay as they are.',
  load: 'Load it',
  later: 'Later',
}

/** Offers to reload the page with a newer version, which the next load uses in any case. */
export function NewVersionBanner() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <section class="panel-box new-version" aria-label={newVersionWords.label}>
      <p role="status">{newVersionWords.text}</p>
      <div class="buttons">
        <button type="button" class="pill primary" onClick={() => location.reload()}>
          {newVersionWords.load}
        </button>
        <button type="button" class="pill" onClick={() => setOpen(false)}>
          {newVersionWords.later}
        </button>
      </div>
    </section>
  )
}
