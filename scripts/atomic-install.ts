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
 * Moves files into place one by one, entry files last, so that no start finds half a build. Programs and pages of the
 * previous build load chunks of it later, so its files stay for one more build; older files are deleted.
 */
export function installAtomically(from: string, to: string, fileList: string): void {
  const previousFiles = existsSync(fileList) ? readFileSync(fileList, 'utf8').split('\n') : []
  const newFiles = filesIn(from).sort((one, other) => depth(other) - depth(one))
  for (const file of newFiles) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  const current = new Set([...newFiles, ...previousFiles])
  for (const file of filesIn(to)) if (!current.has(file)) rmSync(join(to, file))
  writeFileSync(fileList, newFiles.join('\n'))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(folder, file)).isFile(),
  )
}

function depth(file: string): number {
  return file.split(/[/\\]/).length
}
