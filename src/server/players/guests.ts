import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import type { PlayerStorage } from '../storage/storage.ts'
import { drawGuestName } from './guest-names.ts'
import { readName } from './name.ts'
import type { Players, SignedInPlayer } from './players.ts'
import { playerInfo, type SessionLookup } from './session-lookup.ts'
import type { Sessions } from './sessions.ts'
import { drawId, type RandomBytes } from './token.ts'

const NAME_DRAWS = 5

export interface GuestsOptions {
  readonly storage: PlayerStorage
  readonly sessionLookup: SessionLookup
  readonly sessions: Sessions
  readonly now: () => number
  readonly bytes: RandomBytes
}

/** Every player starts as a guest, with a chosen or a drawn name. */
export function openGuests(options: GuestsOptions): Pick<Players, 'createGuest' | 'rename'> {
  const { storage, sessionLookup, sessions, now, bytes } = options
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
      const name = readName(typed)
      return name.ok ? add(name.value, device) : name
    },
    async rename(id, typed) {
      const name = readName(typed)
      if (!name.ok) return name
      if (!(await storage.rename(id, name.value))) return reject('name-taken', { name: name.value })
      sessionLookup.forget(id)
      const player = await storage.find(id)
      return player ? accept(playerInfo(player)) : reject('no-such-player')
    },
  }
}
