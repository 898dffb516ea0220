import { accept, type Result, reject } from '#kernel/result.ts'
import type { PlayerStorage } from '../storage/storage.ts'
import { drawGuestName } from './guest-names.ts'
import { readName } from './name.ts'
import type { Arrived, Players } from './players.ts'
import { newsOf, type Recognition } from './recognition.ts'
import type { Sessions } from './sessions.ts'
import { type Bytes, drawId } from './token.ts'

const NAME_DRAWS = 5

export interface GuestsOptions {
  readonly storage: PlayerStorage
  readonly recognition: Recognition
  readonly sessions: Sessions
  readonly now: () => number
  readonly bytes: Bytes
}

/** Everyone begins as a guest, and is called as they like. */
export function openGuests(options: GuestsOptions): Pick<Players, 'welcome' | 'rename'> {
  const { storage, recognition, sessions, now, bytes } = options
  const below = (count: number) => bytes(4).readUInt32LE() % count

  /** Under this name, unless it belongs to someone. */
  async function add(name: string, device: string): Promise<Result<Arrived>> {
    const player = { id: drawId(bytes), name, password: null, createdAt: now() }
    const { session, token } = sessions.draw(player.id, device)
    if (!(await storage.add(player, session))) return reject('name-taken', { name })
    return accept({ player: newsOf(player), session: session.id, token })
  }

  async function addUnderFreeName(device: string): Promise<Result<Arrived>> {
    for (let draw = 0; draw < NAME_DRAWS; draw++) {
      const added = await add(drawGuestName(below), device)
      if (added.ok) return added
    }
    return add(`Guest ${drawId(bytes).slice(0, 8)}`, device)
  }

  return {
    async welcome({ device, name: typed }) {
      if (typed === undefined) return addUnderFreeName(device)
      const name = readName(typed)
      return name.ok ? add(name.value, device) : name
    },
    async rename(id, typed) {
      const name = readName(typed)
      if (!name.ok) return name
      if (!(await storage.rename(id, name.value))) return reject('name-taken', { name: name.value })
      recognition.forget(id)
      const player = await storage.find(id)
      return player ? accept(newsOf(player)) : reject('no-such-player')
    },
  }
}
