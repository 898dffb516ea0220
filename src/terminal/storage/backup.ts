import * as app from '#app/backup.ts'
import { accept } from '#kernel/result.ts'
import { compileDictionary } from '#lexicon/compile-dictionary.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { loadGame } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import type { TerminalHost } from '../shell/host.ts'
import { backupText } from '../text/en/backup.ts'

type BackupHost = Pick<TerminalHost, 'savedGames' | 'preferences' | 'newId'> & {
  readonly files: Pick<TerminalHost['files'], 'loadDictionaries' | 'loadWordLists'>
}

/** The backup of this machine as one file: games, dictionaries, settings and progress. */
export function createBackup(host: BackupHost): Promise<string> {
  return app.createBackup(deviceOf(host))
}

/** Imports a backup without losing anything that is here; returns sentences about the result. */
export async function restoreBackup(host: BackupHost, read: app.ReadBackup): Promise<readonly string[]> {
  const restored = await app.restoreBackup(
    {
      ...deviceOf(host),
      newId: host.newId,
      unreadableDictionary: backupText.unreadable,
      compileDictionary: compile,
      replay,
    },
    read,
  )
  return [backupText.moved(restored), ...restored.refused]
}

/** Deletes games, dictionaries, word lists, settings and progress. */
export function deleteEverything(host: BackupHost): Promise<void> {
  return app.deleteEverything(deviceOf(host))
}

function deviceOf({ savedGames, preferences, files }: BackupHost): app.BackupDevice {
  return { savedGames, preferences, ...files }
}

const compile: app.RestoreHost['compileDictionary'] = async file => {
  const bytes = Buffer.from(file, 'base64')
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const compiled = compileDictionary({ bytes: buffer, text: () => bytes.toString('utf8') })
  return compiled.ok ? accept({ file: compiled.value.file.buffer }) : compiled
}

const replay: app.RestoreHost['replay'] = async ({ record }) => {
  const loaded = await loadGame(record.game)
  if (!loaded.ok) return { ok: false, why: rejectionSentence(loaded.rejection) }
  const table = restoreAnyVersion(loaded.value, record)
  return table.ok
    ? { ok: true, finished: table.value.ending !== undefined }
    : { ok: false, why: openErrorText(loaded.value, record.params, table.rejection) }
}
