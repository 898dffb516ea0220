import { useState } from 'preact/hooks'
import { savedGames } from '../device.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { Confirm } from '../shell/confirm.tsx'
import { deleteAllLexicons, loadCustomWordLists } from './custom-dictionaries.ts'
import { deleteEverything } from './delete-everything.ts'
import { exportEverything } from './export-everything.ts'
import { type ImportResult, importFile } from './import-file.ts'
import { ImportResultBox } from './import-result-box.tsx'
import { backupWords } from './words.ts'

/** What is kept in this browser: taken along, brought in, deleted. */
export function BackupSection() {
  const [asking, setAsking] = useState<'clear' | 'lists' | 'forget'>()
  const [answer, setAnswer] = useState<ImportResult>()
  const note = (text: string) => setAnswer({ kind: 'note', text })
  const refuse = (text: string) => () => setAnswer({ kind: 'refused', text })

  async function bring(file: File): Promise<void> {
    note(backupWords.bringing)
    setAnswer(await importFile(await file.text()))
  }

  const questions = {
    clear: {
      title: backupWords.clearTitle,
      text: backupWords.clearText,
      yes: backupWords.clear,
      confirm: () => savedGames.clear().then(() => note(backupWords.cleared)),
    },
    lists: {
      title: backupWords.listsTitle,
      text: backupWords.listsText,
      yes: backupWords.lists,
      confirm: () =>
        loadCustomWordLists()
          .then(deleteAllLexicons)
          .then(count => note(backupWords.listsForgotten(count)), refuse(backupWords.forgetFailed)),
    },
    forget: {
      title: backupWords.forgetTitle,
      text: backupWords.forgetText,
      yes: backupWords.forget,
      confirm: () =>
        deleteEverything().then(() => note(backupWords.forgotten), refuse(backupWords.forgetFailed)),
    },
  }

  return (
    <section class="stack">
      <div>
        <h2>{backupWords.title}</h2>
        <p class="soft">{backupWords.text}</p>
      </div>
      <div class="buttons">
        <button
          type="button"
          class="pill"
          onClick={() => exportEverything().catch(refuse(backupWords.exportFailed))}
        >
          {backupWords.exportAll}
        </button>
        <FilePill label={backupWords.bring} accept=".json,application/json,.gcg" onFile={bring} />
        <button type="button" class="pill" onClick={() => setAsking('clear')}>
          {backupWords.clear}
        </button>
        <button type="button" class="pill" onClick={() => setAsking('lists')}>
          {backupWords.lists}
        </button>
        <button type="button" class="pill" onClick={() => setAsking('forget')}>
          {backupWords.forget}
        </button>
      </div>
      <ImportResultBox answer={answer} />
      {asking && <Confirm {...questions[asking]} close={() => setAsking(undefined)} />}
    </section>
  )
}
