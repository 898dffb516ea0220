import type { Result } from '#kernel/result.ts'
import { openPasswords, type Passwords } from '#server/players/passwords.ts'
import { openPlayers, type Players, type SignedInPlayer } from '#server/players/players.ts'
import { openMemoryStorage } from '#server/storage/memory.ts'
import type { PlayerStorage } from '#server/storage/storage.ts'

export const HOUR = 3_600_000
export const PASSWORD = 'correct horse'
/** As little as argon2 takes. */
export const WEAK_HASHING = { memory: 64, passes: 1, parallelism: 1 }

/** Where players come in, with nobody there yet and time standing until it is moved. */
export interface PlayersFixture {
  now: number
  readonly storage: PlayerStorage
  readonly passwords: Passwords
  readonly players: Players
  guest(name?: string): Promise<SignedInPlayer>
  /** Ann has claimed her name on one device. */
  ann(): Promise<SignedInPlayer>
  signIn(name: string, password: string): Promise<Result<SignedInPlayer>>
}

export function createPlayersFixture(): PlayersFixture {
  const storage = openMemoryStorage().players
  const passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK_HASHING })
  const players = openPlayers({ storage, passwords, now: () => reception.now })
  const guest: PlayersFixture['guest'] = async name =>
    unwrap(await players.createGuest({ device: 'Firefox on Linux', name }))
  const reception: PlayersFixture = {
    ...{ now: 1_000_000, storage, passwords, players, guest },
    async ann() {
      const arrived = await guest()
      unwrap(await players.claim(arrived.player.id, { name: 'Ann', password: PASSWORD }))
      return arrived
    },
    signIn: (name, password) => players.signIn({ name, password, device: 'Safari on iPad' }),
  }
  return reception
}

export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${result.rejection.code}`)
  return result.value
}

export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'accepted' : result.rejection.code
}
