import { accept } from '#kernel/result.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
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

/** Names protected by a password. */
export function openClaims(options: ClaimsOptions): Pick<Players, 'claim' | 'changePassword' | 'signIn'> {
  const { storage, passwords, sessionLookup, sessions } = options

  /** Replaces the hash that was checked; false if it was changed in the meantime. */
  async function replaceHash(checked: StoredPlayer, hash: string): Promise<boolean> {
    const player = await storage.find(checked.id)
    if (player?.password !== checked.password) return false
    return storage.claim(player.id, player.name, hash)
  }

  /** Replaces a hash with weak parameters. If that fails, the old one stays valid until the next sign-in. */
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
      // Checked early to save the expensive hash; storage decides again below.
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
      const checkResult = await passwords.check(change.old, player.password)
      if (!checkResult.ok) return checkResult
      if (!checkResult.value) return reject('wrong-password')
      const hash = await passwords.hash(password.value)
      if (!hash.ok) return hash
      if (!(await replaceHash(player, hash.value))) return reject('wrong-password')
      await sessions.revokeOthers(bearer)
      return accept(undefined)
    },

    async signIn({ name: typed, password, device }) {
      const name = readName(typed)
      const player = name.ok ? await storage.claimedBy(name.value) : undefined
      // Also for an unknown name, so that the response time does not reveal which names exist.
      const checkResult = await passwords.check(password, player?.password ?? undefined)
      if (!checkResult.ok) return checkResult
      if (!player || !checkResult.value) return reject('wrong-sign-in')
      const { session, token } = await sessions.begin(player.id, device)
      // If the password was changed during the check, this session began after the others were ended.
      if ((await storage.find(player.id))?.password !== player.password) {
        await storage.revoke(player.id, session.id)
        return reject('wrong-sign-in')
      }
      await renewHash(player, password)
      return accept({ player: playerInfo(player), session: session.id, token })
    },
  }
}
