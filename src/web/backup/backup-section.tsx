import { useState } from 'preact/hooks'
import { createBackup, deleteAllLexicons, deleteEverything } from '#app/backup.ts'
import { clock, savedGames } from '../device.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { playerStore } from '../online/player-store.ts'
import { notifySettingsChanged } from '../settings/settings.ts'
import { downloadFile } from '../sheets/share.ts'
import { Confirm } from '../shell/confirm.tsx'
import { backupText } from '../text/en/backup.ts'
import { deviceData } from './device-data.ts'
import { type ImportResult, importFile } from './import-file.ts'
import { ImportResultBox } from './import-result-box.tsx'

/** Exports, imports and deletes the data of this browser. */
export function BackupSection() {
  const [question, setQuestion] = useState<'clear' | 'lists' | 'forget'>()
  const [answer, setAnswer] = useState<ImportResult>()
  const note = (text: string) => setAnswer({ kind: 'note', text })
  const refuse = (text: string) => () => setAnswer({ kind: 'refused', text })

  async function importFrom(file: File): Promise<void> {
    note(backupText.bringing)
    setAnswer(await importFile(await file.text()))
  }

  const questions = {
    clear: {
      title: backupText.clearTitle,
      text: backupText.clearText,
      yes: backupText.clear,
      confirm: () => savedGames.clear().then(() => note(backupText.cleared)),
    },
    lists: {
      title: backupText.listsTitle,
      text: backupText.listsText,
      yes: backupText.lists,
      confirm: () =>
        deviceData
          .loadWordLists()
          .then(deleteAllLexicons)
          .then(count => note(backupText.listsForgotten(count)), refuse(backupText.forgetFailed)),
    },
    forget: {
      title: backupText.forgetTitle,
      text: backupText.forgetText,
      yes: backupText.forget,
      confirm: () =>
        deleteEverythingHere().then(() => note(backupText.forgotten), refuse(backupText.forgetFailed)),
    },
  }

  return (
    <section class="stack">
      <div>
        <h2>{backupText.title}</h2>
        <p class="soft">{backupText.text}</p>
      </div>
      <div class="buttons">
        <button
          type="button"
          class="pill"
          onClick={() => exportEverything().catch(refuse(backupText.exportFailed))}
        >
          {backupText.exportAll}
        </button>
        <FilePill label={backupText.bring} accept=".json,application/json,.gcg" onFile={importFrom} />
        <button type="button" class="pill" onClick={() => setQuestion('clear')}>
          {backupText.clear}
        </button>
        <button type="button" class="pill" onClick={() => setQuestion('lists')}>
          {backupText.lists}
        </button>
        <button type="button" class="pill" onClick={() => setQuestion('forget')}>
          {backupText.forget}
        </button>
      </div>
      <ImportResultBox answer={answer} />
      {question && <Confirm {...questions[question]} close={() => setQuestion(undefined)} />}
    </section>
  )
}

/** Downloads everything that is stored in this browser as one file. */
async function exportEverything(): Promise<void> {
  const text = await createBackup(deviceData)
  downloadFile(`quincunx-${new Date(clock.now()).toISOString().slice(0, 10)}.json`, text)
}

/** Deletes everything that is stored in this browser, and signs it out of the server. */
async function deleteEverythingHere(): Promise<void> {
  const player = playerStore.read()
  await deleteEverything(deviceData)
  if (player) {
    const { api } = await import('../online/api.ts')
    // Without a connection the session on the server expires by itself.
    await api.signOut()
    const { identity } = await import('../online/device-identity.ts')
    identity.clear()
  }
  notifySettingsChanged()
}
