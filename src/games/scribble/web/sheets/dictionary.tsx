import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { DefinedWord } from '#web/kit/defined-word.tsx'
import { foldKey } from '../../presentation/hand/tile-by-key.ts'
import { notation } from '../../rules/notation.ts'
import type { LetterPoints } from '../../rules/types.ts'
import { sheetText } from '../../text/en-web.ts'
import type { PanelSheetProps } from '../panel.tsx'
import { PanelOrSheet } from './panel-or-sheet.tsx'

/** Questions to the dictionary: a pattern, and the words that fit it, page by page. */
export function Dictionary({ view, tryMove, ...frame }: PanelSheetProps) {
  const { answer, queriesLeft } = view
  const [pattern, setPattern] = useState(answer?.pattern ?? '')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function ask(asked: string, page: number): Promise<void> {
    if (asked.trim() === '') return
    setRefusal(await tryMove?.(notation.write({ kind: 'query', pattern: asked.trim(), page })))
  }

  return (
    <PanelOrSheet title={sheetText.dictionaryTitle} {...frame}>
      <form
        class="sc-query"
        onSubmit={event => {
          event.preventDefault()
          ask(pattern, 1)
        }}
      >
        <label class="soft" for={id}>
          {sheetText.pattern}
        </label>
        <input
          id={id}
          ref={field}
          class="field"
          value={pattern}
          placeholder="TR..."
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={event => {
            const field = event.currentTarget
            if (!event.isComposing) foldInPlace(field, view.letters)
            setPattern(field.value)
          }}
          onCompositionEnd={event => {
            foldInPlace(event.currentTarget, view.letters)
            setPattern(event.currentTarget.value)
          }}
        />
        <button type="submit" class="pill">
          {sheetText.ask}
        </button>
      </form>
      <p class="soft">{sheetText.left(queriesLeft)}</p>
      {/* Beside the table the page says it already; over the table it would be covered. */}
      {frame.narrow && refusal && <p class="message refused">{refusal}</p>}
      {answer && (
        <div role="status">
          <p>{sheetText.found(answer.pattern, answer.total)}</p>
          <ul class="sc-found">
            {answer.words.map(word => (
              <li key={word}>
                <DefinedWord word={word} dictionary={view.dictionary} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer && answer.pages > 1 && (
        <div class="buttons sc-pages figures">
          <Page
            label={sheetText.previous}
            enabled={answer.page > 1}
            act={() => ask(answer.pattern, answer.page - 1)}
          />
          <span>{sheetText.page(answer.page, answer.pages)}</span>
          <Page
            label={sheetText.next}
            enabled={answer.page < answer.pages}
            act={() => ask(answer.pattern, answer.page + 1)}
          />
        </div>
      )}
    </PanelOrSheet>
  )
}

/** Writes a pattern in capitals as the table's alphabet has them, which a style sheet cannot know; the caret stays. */
function foldInPlace(field: HTMLInputElement, letters: readonly LetterPoints[]): void {
  const folded = foldKey(letters, field.value)
  if (folded === field.value) return
  const { selectionStart, selectionEnd } = field
  field.value = folded
  field.setSelectionRange(selectionStart, selectionEnd)
}

interface PageProps {
  readonly label: string
  readonly enabled: boolean
  act(): void
}

function Page({ label, enabled, act }: PageProps) {
  return (
    <button
      type="button"
      class="pill"
      aria-disabled={enabled ? undefined : 'true'}
      onClick={() => enabled && act()}
    >
      {label}
    </button>
  )
}
