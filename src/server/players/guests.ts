import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage } from '../storage/player-storage.ts'
import { drawGuestName } from './guest-names.ts'
import { readNewName } from './name.ts'
import type { Players, SignedInPlayer } from './players.ts'
import type { ReservedNames } from './reserved-names.ts'
import { playerInfo } from './session-lookup.ts'
import type { Sessions } from './sessions.ts'
import { drawId, type RandomBytes } from './token.ts'

const NAME_DRAWS = 5

export interface GuestsOptions {
  readonly storage: PlayerStorage
  readonly sessions: Sessions
  readonly now: () => number
  readonly bytes: RandomBytes
  readonly isReserved: ReservedNames
  onChanged(player: PlayerInfo): void
}

/** Every player starts as a guest, with a chosen or a drawn name. */
export function openGuests(options: GuestsOptions): Pick<Players, 'createGuest' | 'rename'> {
  const { storage, sessions, now, bytes, isReserved, onChanged } = options
  const randomBelow = (count: number) => bytes(4).readUInt32LE() % count

  async function add(name: string, device: string): Promise<AccountResult<SignedInPlayer>> {
    const player = { id: drawId(bytes), name, password: null, createdAt: now() }
    const { session, token } = sessions.prepare(player.id, device)
    if (!(await storage.add(player, session))) return reject('name-taken', { name })
    return accept({ player: playerInfo(player), session: session.id, token })
  }

  async function addUnderFreeName(device: string): Promise<AccountResult<SignedInPlayer>> {
    for (let draw = 0; draw < NAME_DRAWS; draw++) {
      const added = await add(drawGuestName(randomBelow), device)
      if (added.ok) return added
    }
    return add(`Guest ${drawId(bytes).slice(0, 8)}`, device)
  }

  return {
    async createGuest({ device, name: typed }) {
      if (typed === undefined) return addUnderFreeName(device)
      const name = readNewName(typed, isReserved)
      return name.ok ? add(name.value, device) : name
    },
    async rename(id, typed) {
      const name = readNewName(typed, isReserved)
      if (!name.ok) return name
      if (!(await storage.rename(id, name.value))) return reject('name-taken', { name: name.value })
      const player = await storage.find(id)
      if (!player) return reject('no-such-player')
      onChanged(playerInfo(player))
      return accept(playerInfo(player))
    },
  }
}
