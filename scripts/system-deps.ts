// The programs that the tests drive and npm does not install: a browser and a terminal multiplexer.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first one that is there is used. The shell has no windows, so a page takes a quarter of the processor's time. */
export const CHROMIUM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const SYSTEM_DEPENDENCIES = [
  { names: CHROMIUM_NAMES, debian: 'chromium-headless-shell' },
  { names: ['tmux'], debian: 'tmux' },
]

/** Installs missing programs as root on Debian. Elsewhere it prints what to install and returns false. */
export function installSystemDependencies(): boolean {
  const missing = SYSTEM_DEPENDENCIES.filter(({ names }) => !names.some(isOnPath)).map(({ debian }) => debian)
  if (missing.length === 0) return true
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    console.error(`The tests need ${missing.join(' and ')}. Install them and run the command again.`)
    return false
  }
  console.log(`Installing ${missing.join(' and ')}...`)
  return (
    run('apt-get', 'update', '-q') &&
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing)
  )
}

function run(program: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) console.error(`${program} ${args.join(' ')} failed.`)
  return status === 0
}

function isOnPath(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))
}
