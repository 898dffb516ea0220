import type { Viewer } from '#kernel/rules.ts'
import type { OnlineTable } from '#server/tables/log/online-table.ts'
import { stateOf } from '#table/table.ts'
import { onlinePlayOf } from '../online-play/online-play.ts'

/** I5: everything in a message that this viewer must not know at this state of the table. After the end nothing is secret. */
export function findLeaks(message: unknown, table: OnlineTable, viewer: Viewer): readonly string[] {
  const { play, about } = table
  if (!play || play.ending) return []
  const state = stateOf(play)
  const { leakIn } = onlinePlayOf(about.game)
  return objectsIn(message).flatMap(value => leakIn(value, state, viewer) ?? [])
}

/** Every object and array in a parsed message, wherever it is. */
function objectsIn(message: unknown): readonly object[] {
  if (typeof message !== 'object' || message === null) return []
  return [message, ...Object.values(message).flatMap(objectsIn)]
}
