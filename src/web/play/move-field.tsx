import type { RefObject } from 'preact'
import { useId, useState } from 'preact/hooks'
import { tableText } from '../text/en/shell.ts'

interface MoveFieldProps {
  readonly example: string
  readonly field: RefObject<HTMLInputElement | null>
  /** Resolves to the reason for a refusal, or to undefined. */
  play(text: string): Promise<string | undefined>
  leave(): void
}

/** A field for moves in the game's notation. */
export function MoveField({ example, field, play, leave }: MoveFieldProps) {
  const [text, setText] = useState('')
  const id = useId()

  /** A refused move stays in the field, to be put right. */
  async function submit(): Promise<void> {
    if (text.trim() === '' || (await play(text)) === undefined) setText('')
  }

  return (
    <form
      class="type-move"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <label class="visually-hidden" for={id}>
        {`${tableText.type}: ${example}`}
      </label>
      <input
        id={id}
        ref={field}
        class="field"
        placeholder={tableText.type}
        value={text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onKeyDown={event => event.key === 'Escape' && leave()}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="pill">
        {tableText.typeButton}
      </button>
    </form>
  )
}
