import { useId, useState } from 'preact/hooks'
import { Sheet } from '../kit/sheet.tsx'
import { defineText } from '../text/en/sheets.ts'
import { shellText } from '../text/en/shell.ts'
import { DefinitionSheet } from './definition-sheet.tsx'

interface DefineSheetProps {
  /** The hash of the game's dictionary; words are English by default. */
  readonly dictionary: string | undefined
  close(): void
}

/** Asks for a word and shows its definition. */
export function DefineSheet({ dictionary, close }: DefineSheetProps) {
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState<string>()
  const id = useId()
  if (word)
    return <DefinitionSheet word={word} {...(dictionary !== undefined && { dictionary })} close={close} />
  return (
    <Sheet title={defineText.title} closeLabel={shellText.close} close={close}>
      <form
        onSubmit={event => {
          event.preventDefault()
          setWord(typed.trim())
        }}
      >
        <label class="soft" for={id}>
          {defineText.word}
        </label>
        <input
          id={id}
          class="field"
          value={typed}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          autofocus
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="pill">
          {defineText.look}
        </button>
      </form>
    </Sheet>
  )
}
