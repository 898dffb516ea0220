import { useState } from 'preact/hooks'
import type { OptionText } from '#kernel/text.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { FieldError } from '../setup/field-error.tsx'
import { puzzleImportText } from '../text/en/puzzle.ts'

interface PuzzleImportProps {
  readonly words: OptionText
  readonly text: string
  /** Whether the text came with the link to this page. */
  readonly isFromLink: boolean
  /** Whether there is a field to paste it into. */
  readonly isPasted: boolean
  /** Why the puzzle is refused. */
  readonly error: string | undefined
  change(text: string): void
}

/** A puzzle that was made elsewhere: from a link, pasted or from a file. */
export function PuzzleImport({ words, text, isFromLink, isPasted, error, change }: PuzzleImportProps) {
  const [open, setOpen] = useState(text !== '')
  if (isFromLink)
    return (
      <div class="message came">
        <p>{puzzleImportText.came}</p>
        <button type="button" class="pill" onClick={() => change('')}>
          {puzzleImportText.instead}
        </button>
        {error && <FieldError sentence={error} />}
      </div>
    )
  if (!isPasted) return null
  return (
    <details class="fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.label}</summary>
      {open && <PasteField words={words} text={text} error={error} change={change} />}
    </details>
  )
}

function PasteField({
  words,
  text,
  error,
  change,
}: Pick<PuzzleImportProps, 'words' | 'text' | 'error' | 'change'>) {
  return (
    <div class="fold-inside">
      {words.help && <p class="soft">{words.help}</p>}
      <textarea
        class="field"
        rows={5}
        spellcheck={false}
        autocomplete="off"
        aria-label={words.label}
        value={text}
        onInput={event => change(event.currentTarget.value)}
      />
      {error && <FieldError sentence={error} />}
      <div class="buttons">
        <FilePill
          label={puzzleImportText.file}
          accept=".txt,.json,text/plain,application/json"
          onFile={async file => change((await file.text()).trim())}
        />
        {text !== '' && (
          <button type="button" class="pill" onClick={() => change('')}>
            {puzzleImportText.clear}
          </button>
        )}
      </div>
    </div>
  )
}
