import type { OptionWords } from '#kernel/words.ts'
import { FilePill } from '../../kit/file-pill.tsx'
import { elsewhereWords } from '../words.ts'

interface PasteProps {
  readonly words: OptionWords
  readonly text: string
  take(text: string): void
}

/** A text that is pasted, or taken from a file. */
export function Paste({ words, text, take }: PasteProps) {
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
  )
}
