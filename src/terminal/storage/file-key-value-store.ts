import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyValueStore } from '../shell/host.ts'

/**
 * A key-value store in a folder, one file for each key, so that concurrent programs do not overwrite each other's
 * values.
 */
export function openFileKeyValueStore(folder: string): KeyValueStore {
  const pathOf = (name: string) => join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`)

  /** The names of the files, which are the escaped keys. */
  function names(): readonly string[] {
    try {
      return readdirSync(folder).flatMap(file => /^([a-z0-9-]+)\.txt$/.exec(file)?.[1] ?? [])
    } catch {
      return []
    }
  }

  function get(name: string): string | undefined {
    try {
      return readFileSync(pathOf(name), 'utf8').trim() || undefined
    } catch {
      return undefined
    }
  }

  return {
    get,
    entries: () => Object.fromEntries(names().flatMap(name => [[name, get(name) ?? '']])),
    clear() {
      for (const name of names()) rmSync(pathOf(name), { force: true })
    },
    // A preference that cannot be saved is asked for again; that is no reason to interrupt the player.
    set(name, value) {
      try {
        mkdirSync(folder, { recursive: true })
        const draft = `${pathOf(name)}.${process.pid}.draft`
        writeFileSync(draft, `${value}\n`)
        renameSync(draft, pathOf(name))
      } catch {}
    },
  }
}
