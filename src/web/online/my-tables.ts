import type { ApiClient } from '#app/api-client.ts'
import { titleOf } from '#games/game-list.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { api } from './api.ts'
import { readLastTable } from './last-table.ts'
import { opponentNames } from './opponent-names.ts'
import type { MyTables, TableLink } from './table-link.ts'
import { tableLinkWords } from './table-link-words.ts'

type TableApi = Pick<ApiClient, 'me' | 'table'>

/** The tables of this player, those that wait for nobody else first. */
export async function loadMyTables(
  player: string,
  asked: TableApi = api,
  last = readLastTable(),
): Promise<MyTables> {
  const [me, again] = await Promise.all([asked.me(), findRematchRequest(asked, last)])
  const own = me.ok ? me.value.tables : []
  const doors = await Promise.all(own.map(table => linkTo(asked, table, player)))
  return {
    links: [...(again ? [again] : []), ...doors].sort(
      (one, other) => Number(other.isUrgent) - Number(one.isUrgent),
    ),
    tableIds: new Set(own.map(({ id }) => id)),
  }
}

async function linkTo(
  asked: TableApi,
  { id, code, game, phase, seats }: LobbyTable,
  me: string,
): Promise<TableLink> {
  if (phase === 'waiting')
    return { code, label: tableLinkWords.waiting(titleOf(game), code), isUrgent: false }
  const table = await asked.table(id)
  const isUrgent =
    table.ok && table.value.viewer !== 'spectator' && !!table.value.game?.toAct.includes(table.value.viewer)
  const who = opponentNames(seats, me)
  return {
    code,
    label: (isUrgent ? tableLinkWords.yourTurn : tableLinkWords.inPlay)(titleOf(game), who),
    isUrgent,
  }
}

/** Whether someone this player has just played with asks for another game. */
async function findRematchRequest(asked: TableApi, last: string | undefined): Promise<TableLink | undefined> {
  const found = last === undefined ? undefined : await asked.table(last)
  if (!found?.ok) return undefined
  const { about, viewer, rematch, seats } = found.value
  if (!about || !rematch || !seats || viewer === 'spectator' || rematch.next !== undefined) return undefined
  const asker = rematch.asked.find(seat => seat !== viewer)
  const who = asker === undefined ? undefined : seats[asker]
  if (who?.kind !== 'person' || rematch.asked.includes(viewer)) return undefined
  return { code: about.code, label: tableLinkWords.rematch(who.name, titleOf(about.game)), isUrgent: true }
}
