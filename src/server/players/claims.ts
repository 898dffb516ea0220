import { accept } from '#kernel/result.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage, StoredPlayer } from '../storage/player-storage.ts'
import { isInForce } from './ban.ts'
import { createDeviceMark, readDeviceMark } from './known-device.ts'
import { readName, readNewName } from './name.ts'
import { readPassword } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import type { Players } from './players.ts'
import type { ReservedNames } from './reserved-names.ts'
import { playerInfo } from './session-lookup.ts'
import type { Sessions } from './sessions.ts'
import type { RandomBytes } from './token.ts'

export interface ClaimsOptions {
  readonly storage: PlayerStorage
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly bytes: RandomBytes
  readonly now: () => number
  readonly isReserved: ReservedNames
  onChanged(player: PlayerInfo): void
}

/** Names protected by a password. */
export function openClaims(
  options: ClaimsOptions,
): Pick<Players, 'claim' | 'changePassword' | 'signIn' | 'knownDevice' | 'deviceMark'> {
  const { storage, passwords, sessions, bytes, now, isReserved, onChanged } = options

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
      const name = readNewName(credentials.name, isReserved)
      if (!name.ok) return name
      const password = readPassword(credentials.password, name.value)
      if (!password.ok) return password
      const player = await storage.find(id)
      if (!player) return reject('no-such-player')
      if (player.password !== null) return reject('already-claimed', { name: player.name })
      // Checked early to save the expensive hash; storage decides again below.
      if (await storage.isTaken(id, name.value)) return reject('name-taken', { name: name.value })
      const hash = await passwords.hash(password.value)
      if (!hash.ok) return hash
      if (!(await storage.claim(id, name.value, hash.value)))
        return reject('name-taken', { name: name.value })
      const claimed = { id, name: name.value, claimed: true }
      onChanged(claimed)
      return accept(claimed)
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
      const ban = await storage.banOf(player.id)
      // Only the owner of the name learns of the ban.
      if (ban && isInForce(ban, now()))
        return reject('banned', { ...(ban.until !== null && { until: ban.until }) })
      const { session, token } = await sessions.begin(player.id, device)
      // If the password was changed during the check, this session began after the others were ended.
      if ((await storage.find(player.id))?.password !== player.password) {
        await storage.revoke(player.id, session.id)
        return reject('wrong-sign-in')
      }
      await renewHash(player, password)
      return accept({ player: playerInfo(player), session: session.id, token })
    },

    async knownDevice(typed, mark) {
      const name = mark === undefined ? undefined : readName(typed)
      const player = name?.ok ? await storage.claimedBy(name.value) : undefined
      return player?.password ? readDeviceMark(mark!, player.password) : undefined
    },

    async deviceMark(id) {
      const password = (await storage.find(id))?.password
      return password ? createDeviceMark(password, bytes) : undefined
    },
  }
}
