import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname

/** Installs the programs that Quincunx is compared with; only the benchmarks need them. */
export function installPeers(): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const installedLock = join(folder, 'node_modules', '.bench-lock')
  if (existsSync(installedLock) && readFileSync(installedLock, 'utf8') === lock) return
  console.log('Installing the programs to be measured against (once, half a minute or so)...')
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', options, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The peers of the bench could not be installed.')
  writeFileSync(installedLock, lock)
}
