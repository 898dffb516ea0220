import { useId, useState } from 'preact/hooks'
import { type ImportResult, importFile } from '../backup/import-file.ts'
import { ImportResultBox } from '../backup/import-result-box.tsx'
import { FilePill } from '../kit/file-pill.tsx'
import { historyText } from '../text/en/history.ts'

export function ImportGames({ onImported }: { onImported(): void }) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<ImportResult>()
  const [lastText, setLastText] = useState('')
  const { loadedGame, params } = answer?.openFailure ?? {}
  const id = useId()

  async function importText(imported: string): Promise<void> {
    setLastText(imported)
    const next = await importFile(imported)
    setAnswer(next)
    if (next.kind === 'note') setText('')
    onImported()
  }

  return (
    <section class="history-part bring-in">
      <h2>{historyText.bring}</h2>
      <p class="soft">{historyText.bringText}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          importText(text)
        }}
      >
        <FilePill
          label={historyText.file}
          accept=".json,application/json,.gcg"
          onFile={async file => importText(await file.text())}
        />
        <label class="paste" for={id}>
          <span class="soft">{historyText.paste}</span>
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
          {historyText.read}
        </button>
      </form>
      <ImportResultBox answer={answer} />
      {loadedGame?.customWords && params && (
        <loadedGame.customWords.MissingDictionary
          loadedGame={loadedGame}
          params={params}
          retry={() => importText(lastText)}
        />
      )}
    </section>
  )
}
