import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Memory } from '../host.ts'

/** A memory in a folder, one small file a thing, so that programs side by side do not undo each other's. */
export function openFileMemory(folder: string): Memory {
  const pathOf = (name: string) => join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`)
  return {
    recall(name) {
      try {
        return readFileSync(pathOf(name), 'utf8').trim() || undefined
      } catch {
        return undefined
      }
    },
    // Whatever cannot be remembered is asked for or shown again; nobody is bothered with it now.
    remember(name, value) {
      try {
        mkdirSync(folder, { recursive: true })
        const draft = `${pathOf(name)}.${process.pid}.draft`
        writeFileSync(draft, `${value}\n`)
        renameSync(draft, pathOf(name))
      } catch {}
    },
  }
}
