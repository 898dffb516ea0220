import type { OptionText } from '#kernel/text.ts'
import { dictionaryNameOf } from '#lexicon/custom-dictionaries.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { customDictionaryText } from '../text/en/custom-words.ts'
import './custom-words.css'

interface FileFieldProps {
  readonly words: OptionText
  readonly text: string
  /** With the name of the file, where the text comes from one. */
  change(text: string, name?: string): void
}

/** The text of a file, which can be chosen and edited. */
export function FileField({ words, text, change }: FileFieldProps) {
  return (
    <div class="custom-words">
      <label class="text-field">
        <span class="choice-label">{words.label}</span>
        {words.help && <span class="soft">{words.help}</span>}
        <textarea
          class="field"
          rows={4}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={event => change(event.currentTarget.value)}
        />
      </label>
      <FilePill
        label={customDictionaryText.file(words.label)}
        accept=".txt,text/plain"
        onFile={async file => change(await file.text(), dictionaryNameOf(file.name))}
      />
    </div>
  )
}
