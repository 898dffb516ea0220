import { useMemo, useState } from 'preact/hooks'
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

/** A longer text would block the page while it is laid out in a field; only its size is shown. */
const MAX_EDITED_LENGTH = 20_000

/** The text of a file, which can be chosen and, unless it is very long, edited. */
export function FileField({ words, text, change }: FileFieldProps) {
  const [fileName, setFileName] = useState<string>(customDictionaryText.unnamedFile)
  const isLong = text.length > MAX_EDITED_LENGTH
  const Label = isLong ? 'div' : 'label'
  return (
    <div class="custom-words">
      <Label class="text-field">
        <span class="choice-label">{words.label}</span>
        {words.help && <span class="soft">{words.help}</span>}
        {isLong ? (
          <LongText name={fileName} text={text} />
        ) : (
          <textarea
            class="field"
            rows={4}
            spellcheck={false}
            autocomplete="off"
            value={text}
            onInput={event => change(event.currentTarget.value)}
          />
        )}
      </Label>
      <div class="buttons">
        <FilePill
          label={customDictionaryText.file(words.label)}
          accept=".txt,text/plain"
          onFile={async file => {
            setFileName(file.name)
            change(await file.text(), dictionaryNameOf(file.name))
          }}
        />
        {isLong && (
          <button type="button" class="pill" onClick={() => change('')}>
            {customDictionaryText.removeFile}
          </button>
        )}
      </div>
    </div>
  )
}

function LongText({ name, text }: { readonly name: string; readonly text: string }) {
  const lines = useMemo(() => countLines(text), [text])
  return <p class="message figures">{customDictionaryText.loadedFile(name, lines)}</p>
}

/** Counts without a copy of every line. */
export function countLines(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
