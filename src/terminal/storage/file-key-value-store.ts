import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyValueStore } from '../shell/host.ts'

/** A memory in a folder, one small file a thing, so that programs side by side do not undo each other's. */
export function openFileKeyValueStore(folder: string): KeyValueStore {
  const pathOf = (name: string) => join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`)

  /** The names of files, which stand for the names of what they remember. */
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
    // Whatever cannot be remembered is asked for or shown again; nobody is bothered with it now.
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
