import { useId, useState } from 'preact/hooks'
import { readTableCode } from '#protocol/table-code.ts'
import { navigate, onlineTablePath } from '../router.ts'
import { joinText } from '../text/en/shell.ts'
import './join-form.css'

/** A field for the code of a table. */
export function JoinForm() {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const id = useId()
  return (
    <form
      class="buttons"
      onSubmit={event => {
        event.preventDefault()
        const code = readTableCode(text)
        setRefused(!code)
        if (code) navigate(onlineTablePath(code))
      }}
    >
      <label class="visually-hidden" for={id}>
        {joinText.label}
      </label>
      <input
        id={id}
        class="field join-code"
        placeholder={joinText.placeholder}
        value={text}
        maxLength={40}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={refused ? 'true' : undefined}
        aria-describedby={refused ? `${id}-why` : undefined}
        onInput={event => {
          setText(event.currentTarget.value)
          setRefused(false)
        }}
      />
      <button type="submit" class="pill">
        {joinText.join}
      </button>
      <div class="join-why" role="alert">
        {refused && (
          <p class="message refused" id={`${id}-why`}>
            {joinText.unreadable}
          </p>
        )}
      </div>
    </form>
  )
}
