import { useState } from 'preact/hooks'
import { sentenceFor } from '#kernel/result.ts'
import { FilePill } from '#web/kit/file-pill.tsx'
import { Sheet } from '#web/kit/sheet.tsx'
import { readAnyPuzzle } from '../../formats/read-any.ts'
import { checkPuzzle } from '../../rules/check.ts'
import type { Puzzle } from '../../rules/puzzle.ts'
import { text as gameText } from '../../text/en.ts'
import { composeSheetText } from '../../text/en-compose.ts'
import { type Draft, unpainted } from './draft.ts'

const text = composeSheetText.import

interface ImportSheetProps {
  open(draft: Draft): void
  close(): void
}

/** A puzzle from elsewhere, in any format, to be edited. */
export function ImportSheet({ open, close }: ImportSheetProps) {
  const [pasted, setPasted] = useState('')
  const [refusal, setRefusal] = useState('')

  function edit(written: string): void {
    const read = readForEditing(written)
    if (typeof read === 'string') {
      setRefusal(read)
      return
    }
    open(unpainted(read))
    close()
  }

  return (
    <Sheet title={text.title} closeLabel={composeSheetText.close} close={close}>
      <form
        class="co-form"
        onSubmit={event => {
          event.preventDefault()
          edit(pasted)
        }}
      >
        <p class="soft">{text.help}</p>
        <textarea
          class="field co-text"
          rows={5}
          spellcheck={false}
          autocomplete="off"
          aria-label={text.label}
          value={pasted}
          onInput={event => {
            setPasted(event.currentTarget.value)
            setRefusal('')
          }}
        />
        {refusal && (
          <p class="message refused" role="alert">
            {refusal}
          </p>
        )}
        <div class="buttons">
          <button type="submit" class="pill primary">
            {text.open}
          </button>
          <FilePill
            label={text.file}
            accept=".txt,.json,text/plain,application/json"
            onFile={async file => edit(await file.text())}
          />
        </div>
      </form>
    </Sheet>
  )
}

/** A puzzle, or the sentence why it cannot be edited. One without a solution can, and one that repeats nothing. */
function readForEditing(written: string): Puzzle | string {
  const read = readAnyPuzzle(puzzleInLink(written) ?? written)
  const rejection = read.ok ? checkPuzzle(read.value) : read.rejection
  if (rejection && rejection.code !== 'nothing-repeated')
    return sentenceFor(rejection, gameText.refusals) ?? rejection.code
  return read.ok ? read.value : ''
}

/** The puzzle in a link of this game, which carries it as a parameter. */
function puzzleInLink(written: string): string | undefined {
  const link = written.trim()
  const url = URL.canParse(link) ? new URL(link) : undefined
  return url?.pathname.startsWith('/solitudo') ? (url.searchParams.get('puzzle') ?? undefined) : undefined
}
