import crypto from 'node:crypto'
import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import { openConcurrencyLimit } from './concurrency-limit.ts'

/** Creates and checks password hashes, strings that contain their salt and parameters. */
export interface Passwords {
  hash(password: string): Promise<AccountResult<string>>
  /** Without a stored hash the result is false, after the same amount of work. */
  check(password: string, stored: string | undefined): Promise<AccountResult<boolean>>
  /** The hash has weaker parameters than the current ones, and is to be replaced at the next sign-in. */
  isOutdated(stored: string): boolean
}

export type Argon2 = typeof crypto.argon2

interface HashParameters {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The least that OWASP recommends for argon2id; memory in KiB. */
const HASH_PARAMETERS: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 }

const TAG_BYTES = 32
const SALT_BYTES = 16
const STORED_HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export interface PasswordsOptions {
  readonly hashing: { readonly atOnce: number; readonly waiting: number }
  readonly strength?: HashParameters
  /** Missing in Node before 24.7, where everything but passwords works. */
  readonly argon2?: Argon2 | undefined
}

export function openPasswords(options: PasswordsOptions): Passwords {
  const { argon2, strength = HASH_PARAMETERS } = { argon2: nodesArgon2(), ...options }
  const concurrencyLimit = openConcurrencyLimit(options.hashing)

  async function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: HashParameters) {
    if (!argon2) return reject('passwords-not-possible')
    return concurrencyLimit.run(
      () =>
        new Promise<Buffer>((resolve, fail) => {
          // Keyboards differ in whether they send accented letters composed or decomposed.
          const message = password.normalize('NFKC')
          const parameters = { message, nonce, memory, passes, parallelism, tagLength: TAG_BYTES }
          argon2('argon2id', parameters, (error, tag) => (error ? fail(error) : resolve(tag)))
        }),
    )
  }

  return {
    async hash(password) {
      const salt = crypto.randomBytes(SALT_BYTES)
      const tag = await derive(password, salt, strength)
      return tag.ok ? accept(formatHash(strength, salt, tag.value)) : tag
    },
    async check(password, stored) {
      const storedHash = stored === undefined ? undefined : parseHash(stored)
      const salt = storedHash?.salt ?? crypto.randomBytes(SALT_BYTES)
      const tag = await derive(password, salt, storedHash?.strength ?? strength)
      if (!tag.ok) return tag
      return accept(storedHash !== undefined && crypto.timingSafeEqual(storedHash.tag, tag.value))
    },
    isOutdated(stored) {
      const { memory, passes } = parseHash(stored).strength
      return memory < strength.memory || passes < strength.passes
    },
  }
}

function nodesArgon2(): Argon2 | undefined {
  return (crypto as { readonly argon2?: Argon2 }).argon2
}

function formatHash({ memory, passes, parallelism }: HashParameters, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function parseHash(stored: string) {
  const [, memory, passes, parallelism, salt, tag] = STORED_HASH.exec(stored) ?? []
  // The message leaves the hash out, since it may be logged.
  if (!salt || !tag) throw new Error('A stored password cannot be read')
  return {
    strength: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
