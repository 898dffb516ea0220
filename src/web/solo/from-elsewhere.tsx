import { useState } from 'preact/hooks'
import type { OptionWords } from '#kernel/words.ts'
import { Later } from '../kit/later.tsx'
import { elsewhereWords } from './words.ts'

interface FromElsewhereProps {
  readonly words: OptionWords
  readonly text: string
  /** Whether it came with the link that led here. */
  readonly came: boolean
  take(text: string): void
}

/** What is brought along, by a link, pasted or as a file. */
export function FromElsewhere({ words, text, came, take }: FromElsewhereProps) {
  const [open, setOpen] = useState(text !== '')
  if (came)
    return (
      <div class="message came">
        <p>{elsewhereWords.came}</p>
        <button type="button" class="pill" onClick={() => take('')}>
          {elsewhereWords.instead}
        </button>
      </div>
    )
  return (
    <details class="fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.label}</summary>
      {open && (
        <Later load={async () => (await import('./later/paste.tsx')).Paste} props={{ words, text, take }} />
      )}
    </details>
  )
}
