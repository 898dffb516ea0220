import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_NAMES } from '../../scripts/system-deps.ts'

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let sharedBrowser: Promise<Browser> | undefined

/** The Chromium that all tests of this process share; it ends with the process. */
export function sharedChromium(): Promise<Browser> {
  sharedBrowser ??= launchChromium()
  return sharedBrowser
}

/** Starts the Chromium that is installed on this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
}

function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = CHROMIUM_NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  if (!found) throw new Error('No Chromium was found. Install it, then run the command again.')
  return found
}
