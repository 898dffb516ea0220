import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseJson } from '#kernel/json.ts'

/** A server that uses a data folder, as it tells a second one that wants the same folder. */
export interface RunningServer {
  readonly address: string
  readonly pid: number
}

const FILE = 'server.json'
const OWNER_ONLY = 0o600

/** Notes who uses the folder. Only the lock decides; a note that cannot be written costs a clearer sentence. */
export function noteRunningServer(folder: string, server: RunningServer): void {
  try {
    writeFileSync(join(folder, FILE), JSON.stringify(server), { mode: OWNER_ONLY })
  } catch {
    // The disk may be full, and the server runs all the same.
  }
}

export function removeRunningServer(folder: string): void {
  rmSync(join(folder, FILE), { force: true })
}

/** The server that holds the folder's lock, if it has noted itself. */
export function readRunningServer(folder: string): RunningServer | undefined {
  try {
    const noted = parseJson(readFileSync(join(folder, FILE), 'utf8'))
    if (!isObject(noted) || typeof noted.address !== 'string' || typeof noted.pid !== 'number')
      return undefined
    return { address: noted.address, pid: noted.pid }
  } catch {
    return undefined
  }
}
