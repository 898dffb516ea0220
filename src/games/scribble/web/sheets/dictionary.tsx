import { useId, useState } from 'preact/hooks'
import { DefinedWord } from '#web/kit/defined-word.tsx'
import { notation } from '../../rules/notation.ts'
import type { PanelSheetProps } from '../panel.tsx'
import { PanelOrSheet } from './panel-or-sheet.tsx'
import { sheetWords } from './words.ts'

/** Questions to the dictionary: a pattern, and the words that fit it, page by page. */
export function Dictionary({ view, tryMove, ...frame }: PanelSheetProps) {
  const { answer, queriesLeft } = view
  const [pattern, setPattern] = useState(answer?.pattern ?? '')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()

  async function ask(asked: string, page: number): Promise<void> {
    if (asked.trim() === '') return
    setRefusal(await tryMove?.(notation.write({ kind: 'query', pattern: asked.trim(), page })))
  }

  return (
    <PanelOrSheet title={sheetWords.dictionaryTitle} {...frame}>
      <form
        class="sc-query"
        onSubmit={event => {
          event.preventDefault()
          ask(pattern, 1)
        }}
      >
        <label class="soft" for={id}>
          {sheetWords.pattern}
        </label>
        <input
          id={id}
          class="field"
          value={pattern}
          placeholder="TR..."
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={event => setPattern(event.currentTarget.value)}
        />
        <button type="submit" class="pill">
          {sheetWords.ask}
        </button>
      </form>
      <p class="soft">{sheetWords.left(queriesLeft)}</p>
      {refusal && <p class="message refused">{refusal}</p>}
      {answer && (
        <div role="status">
          <p>{sheetWords.found(answer.pattern, answer.total)}</p>
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
            label={sheetWords.previous}
            enabled={answer.page > 1}
            act={() => ask(answer.pattern, answer.page - 1)}
          />
          <span>{sheetWords.page(answer.page, answer.pages)}</span>
          <Page
            label={sheetWords.next}
            enabled={answer.page < answer.pages}
            act={() => ask(answer.pattern, answer.page + 1)}
          />
        </div>
      )}
    </PanelOrSheet>
  )
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
