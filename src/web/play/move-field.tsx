import type { RefObject } from 'preact'
import { useId, useState } from 'preact/hooks'
import { tableText } from '../text/en/shell.ts'

interface MoveFieldProps {
  readonly example: string
  readonly field: RefObject<HTMLInputElement | null>
  play(text: string): void
  leave(): void
}

/** A field for moves in the game's notation. */
export function MoveField({ example, field, play, leave }: MoveFieldProps) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <form
      class="type-move"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') play(text)
        setText('')
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
