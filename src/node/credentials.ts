import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { errorMessage, UserError } from '#kernel/errors.ts'
import { isObject, parseJson } from '#kernel/json.ts'

/** Identifies this device to a server. Anyone with the token plays under the name. */
export interface ServerCredential {
  readonly token: string
  readonly name: string
  readonly usedAt: number
}

export interface KnownServer extends ServerCredential {
  readonly address: string
}

/** The tokens by server. A failure to read or write throws a UserError with a sentence for the player. */
export interface CredentialStore {
  /** All servers this device has used, the most recent first. */
  list(): Promise<readonly KnownServer[]>
  find(address: string): Promise<ServerCredential | undefined>
  put(address: string, credential: ServerCredential): Promise<void>
  remove(address: string): Promise<void>
}

type CredentialsByServer = Readonly<Record<string, ServerCredential>>

const FILE = 'servers.json'
const FORMAT = 'quincunx servers'
const FORMAT_VERSION = 1
/** The first edition's file and format. It is read until the first change, which replaces it. */
const FIRST_FILE = 'houses.json'
const FIRST_FORMAT = 'quincunx houses'
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Stores the credentials in one file that only its owner can read. */
export function openCredentialStore(folder: string): CredentialStore {
  const path = join(folder, FILE)
  const firstPath = join(folder, FIRST_FILE)
  let last: Promise<unknown> = Promise.resolve()

  async function read(): Promise<CredentialsByServer> {
    return (await readCredentialFile(path)) ?? (await readCredentialFile(firstPath)) ?? {}
  }

  async function write(credentials: CredentialsByServer): Promise<void> {
    const file = { format: FORMAT, formatVersion: FORMAT_VERSION, servers: credentials }
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
      await writeFileAtomic(path, `${JSON.stringify(file, null, 1)}\n`, { mode: OWNER_ONLY.file })
      await rm(firstPath, { force: true })
    } catch (error) {
      throw new UserError(`Your sign-in for this server can’t be saved in ${path}: ${errorMessage(error)}`)
    }
  }

  /** Changes run one at a time and read the file first, since another process may have written to it. */
  function change(edit: (credentials: CredentialsByServer) => CredentialsByServer): Promise<void> {
    const work = last.then(async () => write(edit(await read())))
    last = work.catch(() => {})
    return work
  }

  return {
    async list() {
      const servers = Object.entries(await read()).map(([address, credential]) => ({
        address,
        ...credential,
      }))
      return servers.sort((one, other) => other.usedAt - one.usedAt)
    },
    async find(address) {
      const credentials = await read()
      return Object.hasOwn(credentials, address) ? credentials[address] : undefined
    },
    put: (address, credential) => change(credentials => ({ ...credentials, [address]: credential })),
    remove: address =>
      change(credentials =>
        Object.fromEntries(Object.entries(credentials).filter(([knownAddress]) => knownAddress !== address)),
      ),
  }
}

/** Reads a file of either edition; `undefined` if there is none. */
async function readCredentialFile(path: string): Promise<CredentialsByServer | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
    // The file may have been copied here with laxer permissions.
    if (((await stat(path)).mode & 0o077) !== 0 && process.platform !== 'win32')
      await chmod(path, OWNER_ONLY.file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UserError(`The file ${path} with your sign-ins can’t be read: ${errorMessage(error)}`)
  }
  const credentials = readCredentials(text)
  if (credentials) return credentials
  throw new UserError(
    `The file ${path} with your sign-ins is damaged and was left as it is. Repair it, or move it away to start again as a guest.`,
  )
}

function readCredentials(text: string): CredentialsByServer | undefined {
  const value = parseJson(text)
  if (!isObject(value) || value.formatVersion !== FORMAT_VERSION) return undefined
  const { format, servers, houses } = value
  const credentials = format === FORMAT ? servers : format === FIRST_FORMAT ? houses : undefined
  return isObject(credentials) && Object.values(credentials).every(isCredential)
    ? (credentials as CredentialsByServer)
    : undefined
}

function isCredential(value: unknown): value is ServerCredential {
  if (!isObject(value)) return false
  const { token, name, usedAt } = value
  return typeof token === 'string' && typeof name === 'string' && typeof usedAt === 'number'
}
