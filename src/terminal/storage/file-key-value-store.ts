import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { isKey, type KeyValueStore, openKeyValueStore } from '#app/key-value-store.ts'
import { isOldTerminalKey, upgradeTerminalPreferences } from '#app/old-terminal-preferences.ts'
import { changeSettings, preferenceKeys, readSettingParts } from '#app/preferences.ts'
import { makeFolder } from '#node/make-folder.ts'

const EXTENSION = '.txt'

/**
 * A key-value store in a folder, one file for each key, so that concurrent programs do not overwrite each other's
 * values.
 */
export function openFileKeyValueStore(folder: string): KeyValueStore {
  const pathOf = (key: string) => join(folder, key + EXTENSION)
  const store = openKeyValueStore({
    get: key => readFileSync(pathOf(key), 'utf8').trim() || undefined,
    set(key, value) {
      makeFolder(folder)
      writeFileAtomic.sync(pathOf(key), `${value}\n`)
    },
    remove: key => rmSync(pathOf(key), { force: true }),
    keys: () =>
      readdirSync(folder)
        .filter(file => file.endsWith(EXTENSION))
        .map(file => file.slice(0, -EXTENSION.length))
        .filter(isKey),
  })
  upgradeOldFiles(store)
  return store
}

/** Moves the values of an earlier version to their present keys; a present value wins. */
function upgradeOldFiles(store: KeyValueStore): void {
  const old = Object.entries(store.entries()).filter(([key]) => isOldTerminalKey(key))
  const upgraded = upgradeTerminalPreferences(Object.fromEntries(old))
  for (const [key, value] of Object.entries(upgraded)) {
    if (key === preferenceKeys.settings)
      changeSettings(store, { ...readSettingParts(value), ...readSettingParts(store.get(key)) })
    else if (store.get(key) === undefined) store.set(key, value)
  }
  for (const [key] of old) store.remove(key)
}
