import { type RestoreHost, type RestoreResult, readBackup, restoreBackup } from '#app/backup.ts'
import { fromBase64 } from '#app/base64.ts'
import { accept, type Result } from '#kernel/result.ts'
import { openErrorSentence } from '#table/text/en/records.ts'
import { randomString } from '../device.ts'
import { compileInWorker } from '../lexicon/compile-client.ts'
import { summariseTable } from '../play/local-games.ts'
import { openSavedGame } from '../play/open-saved-game.ts'
import { notifySettingsChanged } from '../settings/settings.ts'
import { importText } from '../text/en/backup.ts'
import { deviceData } from './device-data.ts'

/** Merges a backup into the data of this browser, of which nothing is lost. */
export async function importEverything(text: string): Promise<Result<RestoreResult>> {
  const read = readBackup(text)
  if (!read.ok) return read
  const restored = await restoreBackup(host, read.value)
  notifySettingsChanged()
  const notRemembered = restored.hasUnstoredPreferences ? [importText.notRemembered] : []
  return accept({ ...restored, refused: [...restored.refused, ...notRemembered] })
}

const host: RestoreHost = {
  ...deviceData,
  newId: () => randomString(10),
  unreadableDictionary: importText.notKept,
  compileDictionary: file => compileInWorker({ do: 'compile', bytes: fromBase64(file).buffer }),
  async replay(saved) {
    const opened = await openSavedGame(saved)
    if (!opened.ok) return { ok: false, why: openErrorSentence(opened.rejection, opened.loadedGame?.text) }
    const { loadedGame, table } = opened.value
    return {
      ok: true,
      finished: table.ending !== undefined,
      summary: summariseTable(loadedGame, saved.players, table),
    }
  },
}
