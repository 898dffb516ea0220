import { useState } from 'preact/hooks'
import type { OptionText } from '#kernel/text.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { puzzleImportWords } from './words.ts'

interface PuzzleImportProps {
  readonly words: OptionText
  readonly text: string
  /** Whether it came with the link that led here. */
  readonly isFromLink: boolean
  change(text: string): void
}

/** What is brought along, by a link, pasted or as a file. */
export function PuzzleImport({ words, text, isFromLink, change }: PuzzleImportProps) {
  const [open, setOpen] = useState(text !== '')
  if (isFromLink)
    return (
      <div class="message came">
        <p>{puzzleImportWords.came}</p>
        <button type="button" class="pill" onClick={() => change('')}>
          {puzzleImportWords.instead}
        </button>
      </div>
    )
  return (
    <details class="fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.label}</summary>
      {open && (
        <LazyComponent
          load={async () => (await import('./paste-field.tsx')).PasteField}
          props={{ words, text, change }}
        />
      )}
    </details>
  )
}
