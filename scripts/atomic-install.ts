import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Moves files into place one by one, those that name others last, so that no start finds half a build. Programs that still
 * run the build before load parts of it later on, so its files stay until the next one; all that is older goes.
 */
export function installAtomically(from: string, to: string, list: string): void {
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  const fresh = filesIn(from).sort((one, other) => depth(other) - depth(one))
  for (const file of fresh) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  const kept = new Set([...fresh, ...before])
  for (const file of filesIn(to)) if (!kept.has(file)) rmSync(join(to, file))
  writeFileSync(list, fresh.join('\n'))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(folder, file)).isFile(),
  )
}

function depth(file: string): number {
  return file.split(/[/\\]/).length
}
