import { useState } from 'preact/hooks'
import type { OptionWords } from '#kernel/words.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { elsewhereWords } from './words.ts'

interface FromElsewhereProps {
  readonly words: OptionWords
  readonly text: string
  /** Whether it came with the link that led here. */
  readonly came: boolean
  take(text: string): void
}

/** A puzzle that is brought along, pasted or as a file. */
export function FromElsewhere({ words, text, came, take }: FromElsewhereProps) {
  const [open] = useState(text !== '')
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
    <details class="fold" open={open}>
      <summary>{words.label}</summary>
      <div class="fold-inside">
        {words.help && <p class="soft">{words.help}</p>}
        <textarea
          class="field"
          rows={5}
          spellcheck={false}
          autocomplete="off"
          aria-label={words.label}
          value={text}
          onInput={event => take(event.currentTarget.value)}
        />
        <div class="buttons">
          <FilePill
            label={elsewhereWords.file}
            accept=".txt,.json,text/plain,application/json"
            take={async file => take((await file.text()).trim())}
          />
          {text !== '' && (
            <button type="button" class="pill" onClick={() => take('')}>
              {elsewhereWords.clear}
            </button>
          )}
        </div>
      </div>
    </details>
  )
}
