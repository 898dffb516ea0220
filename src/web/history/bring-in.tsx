import { useId, useState } from 'preact/hooks'
import { readSaved } from '#session/saved.ts'
import { unopenedWords } from '#session/saved-words.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { bringIn } from '../table/games.ts'
import { openSaved, type Unopened } from '../table/open-saved.ts'
import { shellWords } from '../words.ts'
import { historyWords } from './words.ts'

type Answer = {
  readonly kind: 'note' | 'refused'
  readonly text: string
  /** What is known of a game that was not brought in. */
  readonly unopened?: Unopened
}

/** Reads a saved game whole or refuses it with the reason. */
async function read(text: string): Promise<Answer> {
  const saved = readSaved(text)
  if (!saved.ok) return { kind: 'refused', text: unopenedWords(saved.rejection) }
  const opened = await openSaved(saved.value)
  if (!opened.ok)
    return {
      kind: 'refused',
      text: unopenedWords(opened.rejection, opened.parlour?.words),
      unopened: opened,
    }
  try {
    await bringIn(opened.value.parlour, saved.value)
    return { kind: 'note', text: historyWords.brought }
  } catch {
    return { kind: 'refused', text: shellWords.shelfFull }
  }
}

export function BringIn({ brought }: { brought(): void }) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [given, setGiven] = useState('')
  const { parlour, setup } = answer?.unopened ?? {}
  const id = useId()

  async function take(pasted: string): Promise<void> {
    setGiven(pasted)
    const next = await read(pasted)
    setAnswer(next)
    if (next.kind === 'refused') return
    setText('')
    brought()
  }

  return (
    <section class="history-part bring-in">
      <h2>{historyWords.bring}</h2>
      <p class="soft">{historyWords.bringText}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          take(text)
        }}
      >
        <FilePill
          label={historyWords.file}
          accept=".json,application/json"
          take={async file => take(await file.text())}
        />
        <label class="paste" for={id}>
          <span class="soft">{historyWords.paste}</span>
        </label>
        <textarea
          id={id}
          class="field"
          rows={3}
          spellcheck={false}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" class="pill">
          {historyWords.read}
        </button>
      </form>
      <div role="status">{answer && <p class={`message ${answer.kind}`}>{answer.text}</p>}</div>
      {parlour?.brought && setup && (
        <parlour.brought.NeededWords parlour={parlour} setup={setup} again={() => take(given)} />
      )}
    </section>
  )
}
