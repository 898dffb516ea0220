import type { Result } from '#kernel/result.ts'
import { openPasswords, type Passwords } from '#server/players/passwords.ts'
import { type Arrived, openPlayers, type Players } from '#server/players/players.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { PlayerStorage } from '#server/storage/storage.ts'

export const HOUR = 3_600_000
export const PASSWORD = 'correct horse'
/** As little as argon2 takes. */
export const WEAK = { memory: 64, passes: 1, parallelism: 1 }

/** Where players come in, with nobody there yet and time standing until it is moved. */
export interface Reception {
  now: number
  readonly storage: PlayerStorage
  readonly passwords: Passwords
  readonly players: Players
  guest(name?: string): Promise<Arrived>
  /** Ann has claimed her name on one device. */
  ann(): Promise<Arrived>
  signIn(name: string, password: string): Promise<Result<Arrived>>
}

export function openReception(): Reception {
  const storage = openMemory().players
  const passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK })
  const players = openPlayers({ storage, passwords, now: () => reception.now })
  const guest: Reception['guest'] = async name =>
    given(await players.welcome({ device: 'Firefox on Linux', name }))
  const reception: Reception = {
    ...{ now: 1_000_000, storage, passwords, players, guest },
    async ann() {
      const arrived = await guest()
      given(await players.claim(arrived.player.id, { name: 'Ann', password: PASSWORD }))
      return arrived
    },
    signIn: (name, password) => players.signIn({ name, password, device: 'Safari on iPad' }),
  }
  return reception
}

export function given<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${result.rejection.code}`)
  return result.value
}

export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'accepted' : result.rejection.code
}
