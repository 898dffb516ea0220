import { accept, reject } from '#kernel/result.ts'
import type { PlayerStorage, StoredPlayer } from '../storage/storage.ts'
import { readName } from './name.ts'
import { readPassword } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import type { Players } from './players.ts'
import { playerInfo, type SessionLookup } from './session-lookup.ts'
import type { Sessions } from './sessions.ts'

export interface ClaimsOptions {
  readonly storage: PlayerStorage
  readonly passwords: Passwords
  readonly sessionLookup: SessionLookup
  readonly sessions: Sessions
}

/** Names that are held by a password. */
export function openClaims(options: ClaimsOptions): Pick<Players, 'claim' | 'changePassword' | 'signIn'> {
  const { storage, passwords, sessionLookup, sessions } = options

  /** Puts another hash in place of the one that was checked; false when it was changed meanwhile. */
  async function replaceHash(checked: StoredPlayer, hash: string): Promise<boolean> {
    const player = await storage.find(checked.id)
    if (player?.password !== checked.password) return false
    return storage.claim(player.id, player.name, hash)
  }

  /** A stronger hash than the one there was when the password was set. The old one is good until next time. */
  async function renewHash(player: StoredPlayer, password: string) {
    if (!player.password || !passwords.isOutdated(player.password)) return
    const hash = await passwords.hash(password)
    if (hash.ok) await replaceHash(player, hash.value)
  }

  return {
    async claim(id, credentials) {
      const name = readName(credentials.name)
      if (!name.ok) return name
      const password = readPassword(credentials.password, name.value)
      if (!password.ok) return password
      const player = await storage.find(id)
      if (!player) return reject('no-such-player')
      if (player.password !== null) return reject('already-claimed', { name: player.name })
      // Asked before the hashing, which costs, and decided after it.
      if (await storage.claimedBy(name.value)) return reject('name-taken', { name: name.value })
      const hash = await passwords.hash(password.value)
      if (!hash.ok) return hash
      if (!(await storage.claim(id, name.value, hash.value)))
        return reject('name-taken', { name: name.value })
      sessionLookup.forget(id)
      return accept({ id, name: name.value, claimed: true })
    },

    async changePassword(bearer, change) {
      const player = await storage.find(bearer.player.id)
      if (!player?.password) return reject('not-claimed')
      const password = readPassword(change.password, player.name)
      if (!password.ok) return password
      const right = await passwords.check(change.old, player.password)
      if (!right.ok) return right
      if (!right.value) return reject('wrong-password')
      const hash = await passwords.hash(password.value)
      if (!hash.ok) return hash
      if (!(await replaceHash(player, hash.value))) return reject('wrong-password')
      await sessions.revokeOthers(bearer)
      return accept(undefined)
    },

    async signIn({ name: typed, password, device }) {
      const name = readName(typed)
      const player = name.ok ? await storage.claimedBy(name.value) : undefined
      // For a name that is not there too, so that the time it takes tells nobody which names are.
      const right = await passwords.check(password, player?.password ?? undefined)
      if (!right.ok) return right
      if (!player || !right.value) return reject('wrong-sign-in')
      const { session, token } = await sessions.begin(player.id, device)
      // Whoever changed the password while this one was checked has ended all sessions but this.
      if ((await storage.find(player.id))?.password !== player.password) {
        await storage.revoke(player.id, session.id)
        return reject('wrong-sign-in')
      }
      await renewHash(player, password)
      return accept({ player: playerInfo(player), session: session.id, token })
    },
  }
}
