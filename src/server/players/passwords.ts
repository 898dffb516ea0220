import crypto from 'node:crypto'
import { accept, type Result, reject } from '#kernel/result.ts'
import { openConcurrencyLimit } from './concurrency-limit.ts'

/** Makes and checks what is stored of a password: a string that carries its own salt and parameters. */
export interface Passwords {
  hash(password: string): Promise<Result<string>>
  /** Without a stored hash the answer is no, after the same work. */
  check(password: string, stored: string | undefined): Promise<Result<boolean>>
  /** Made with weaker parameters than today's, and to be made anew when its password is next seen. */
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
  /** Absent from Node before 24.7, which still plays every game. */
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
          // The same letters arrive composed from one keyboard and decomposed from another.
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
      const known = stored === undefined ? undefined : parseHash(stored)
      const salt = known?.salt ?? crypto.randomBytes(SALT_BYTES)
      const tag = await derive(password, salt, known?.strength ?? strength)
      if (!tag.ok) return tag
      return accept(known !== undefined && crypto.timingSafeEqual(known.tag, tag.value))
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
  // Without the string itself, which belongs in no log.
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
