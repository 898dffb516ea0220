import type { OptionText } from '#kernel/text.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { puzzleImportWords } from './words.ts'

interface PasteFieldProps {
  readonly words: OptionText
  readonly text: string
  change(text: string): void
}

/** A text that is pasted, or taken from a file. */
export function PasteField({ words, text, change }: PasteFieldProps) {
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
      <div class="buttons">
        <FilePill
          label={puzzleImportWords.file}
          accept=".txt,.json,text/plain,application/json"
          onFile={async file => change((await file.text()).trim())}
        />
        {text !== '' && (
          <button type="button" class="pill" onClick={() => change('')}>
            {puzzleImportWords.clear}
          </button>
        )}
      </div>
    </div>
  )
}
