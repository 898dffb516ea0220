import type { EventLog } from '../event-log.ts'
import type { Players } from './players.ts'

/** The same players, with a line in the log for each new guest, claimed name, sign-in and changed password. */
export function loggedPlayers(players: Players, log: EventLog): Players {
  return {
    ...players,
    async createGuest(guest) {
      const created = await players.createGuest(guest)
      if (created.ok) log.playerCreated(created.value.player.id)
      return created
    },
    async claim(player, credentials) {
      const claimed = await players.claim(player, credentials)
      if (claimed.ok) log.nameClaimed(player)
      return claimed
    },
    async signIn(credentials) {
      const signedIn = await players.signIn(credentials)
      if (signedIn.ok) log.signedIn(signedIn.value.player.id)
      return signedIn
    },
    async changePassword(bearer, change) {
      const changed = await players.changePassword(bearer, change)
      if (changed.ok) log.passwordChanged(bearer.player.id)
      return changed
    },
  }
}
