import type { PlayerStorage, StoredBan } from '../player-storage.ts'
import type { Database } from './database.ts'
import { noteChanges } from './nodes.ts'
import type { WakeSender } from './wake-sender.ts'

const BAN = `
  WITH banned AS (
    INSERT INTO bans (player, reason, at, until) SELECT id, $2, $3, $4 FROM players WHERE id = $1
    ON CONFLICT (player) DO UPDATE SET reason = excluded.reason, at = excluded.at, until = excluded.until
    RETURNING player
  ), ${noteChanges('account', 'banned')}
  SELECT player FROM banned
`

export function postgresBans(
  database: Database,
  wakes: WakeSender,
): Pick<PlayerStorage, 'ban' | 'unban' | 'banOf'> {
  return {
    async ban({ player, reason, at, until }) {
      const banned = await database.query(BAN, [player, reason, at, until])
      if (banned.length === 0) throw new Error(`There is no player ${player}`)
      wakes.send({ kind: 'players' })
    },
    async unban(player) {
      const unbanned = await database.query('DELETE FROM bans WHERE player = $1 RETURNING player', [player])
      return unbanned.length > 0
    },
    async banOf(player) {
      const [ban] = await database.query<StoredBan>(
        'SELECT player, reason, at, until FROM bans WHERE player = $1',
        [player],
      )
      return ban
    },
  }
}
