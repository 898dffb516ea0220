import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, UserError } from '#kernel/errors.ts'
import { isObject, parseJson } from '#kernel/json.ts'

/** What a house knows this device by. Whoever has the token plays under the name. */
export interface ServerCredential {
  readonly token: string
  readonly name: string
  readonly usedAt: number
}

export interface KnownServer extends ServerCredential {
  readonly address: string
}

/** Which token belongs to which house. What cannot be read or written is told in a sentence (a UserError). */
export interface CredentialStore {
  /** The houses one has been to, the last one first. */
  list(): Promise<readonly KnownServer[]>
  find(address: string): Promise<ServerCredential | undefined>
  put(address: string, key: ServerCredential): Promise<void>
  remove(address: string): Promise<void>
}

type CredentialsByServer = Readonly<Record<string, ServerCredential>>

const FILE = 'houses.json'
const FORMAT = 'quincunx houses'
const FORMAT_VERSION = 1
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** A keyring in one file, which nobody but its owner can read. */
export function openCredentialStore(folder: string): CredentialStore {
  const path = join(folder, FILE)
  let writes = 0
  let last: Promise<unknown> = Promise.resolve()

  async function read(): Promise<CredentialsByServer> {
    let text: string
    try {
      text = await readFile(path, 'utf8')
      // It may have been copied here with laxer rights.
      if (((await stat(path)).mode & 0o077) !== 0 && process.platform !== 'win32')
        await chmod(path, OWNER_ONLY.file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      throw new UserError(`The file ${path} with your keys to houses cannot be read: ${errorMessage(error)}`)
    }
    const keys = readCredentials(text)
    if (keys) return keys
    throw new UserError(
      `The file ${path} with your keys to houses is damaged and was left as it is. Repair it, or move it away to begin anew as a guest.`,
    )
  }

  async function write(houses: CredentialsByServer): Promise<void> {
    const draft = `${path}.${process.pid}-${writes++}.draft`
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
      const file = await open(draft, 'wx', OWNER_ONLY.file)
      try {
        await file.writeFile(
          `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, houses }, null, 1)}\n`,
        )
        await file.sync()
      } finally {
        await file.close()
      }
      // Renamed into place, so that a half-written file never stands for the keys.
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      throw new UserError(`Your key to this house cannot be kept in ${path}: ${errorMessage(error)}`)
    }
  }

  /** One change after the other, each on what the file says then: another program may have written to it. */
  function change(edit: (keys: CredentialsByServer) => CredentialsByServer): Promise<void> {
    const work = last.then(async () => write(edit(await read())))
    last = work.catch(() => {})
    return work
  }

  return {
    async list() {
      const houses = Object.entries(await read()).map(([address, key]) => ({ address, ...key }))
      return houses.sort((one, other) => other.usedAt - one.usedAt)
    },
    async find(address) {
      const keys = await read()
      return Object.hasOwn(keys, address) ? keys[address] : undefined
    },
    put: (address, key) => change(keys => ({ ...keys, [address]: key })),
    remove: address =>
      change(keys => Object.fromEntries(Object.entries(keys).filter(([known]) => known !== address))),
  }
}

function readCredentials(text: string): CredentialsByServer | undefined {
  const value = parseJson(text)
  if (!isObject(value)) return undefined
  const { format, formatVersion, houses } = value
  if (format !== FORMAT || formatVersion !== FORMAT_VERSION) return undefined
  return isObject(houses) && Object.values(houses).every(isCredential)
    ? (houses as CredentialsByServer)
    : undefined
}

function isCredential(value: unknown): value is ServerCredential {
  if (!isObject(value)) return false
  const { token, name, usedAt } = value
  return typeof token === 'string' && typeof name === 'string' && typeof usedAt === 'number'
}
