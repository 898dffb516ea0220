import type { ApiClient } from '#app/api-client.ts'
import { titleOf } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { tableLinkText } from '../text/en/shell.ts'
import { api } from './api.ts'
import { readLastTable } from './last-table.ts'
import { type MyTables, opponentNames, type TableLink } from './table-link.ts'

type TableApi = Pick<ApiClient, 'me' | 'table'>

/** Links to the tables of this player, those that wait for this player first. */
export async function loadMyTables(
  player: string,
  tableApi: TableApi = api,
  last = readLastTable(),
): Promise<MyTables> {
  const [me, rematch] = await Promise.all([tableApi.me(), findRematchRequest(tableApi, last)])
  const own = me.ok ? me.value.tables : []
  const links = await Promise.all(own.map(table => linkTo(tableApi, table, player)))
  return {
    links: [...(rematch ? [rematch] : []), ...links].sort(
      (one, other) => Number(other.isUrgent) - Number(one.isUrgent),
    ),
    tableIds: new Set(own.map(({ id }) => id)),
  }
}

async function linkTo(
  tableApi: TableApi,
  { id, code, game, phase, seats }: LobbyTable,
  me: string,
): Promise<TableLink> {
  if (phase === 'waiting') return { code, label: tableLinkText.waiting(titleOf(game), code), isUrgent: false }
  const table = await tableApi.table(id)
  const isUrgent =
    table.ok && table.value.viewer !== 'spectator' && !!table.value.game?.toAct.includes(table.value.viewer)
  const who = opponentNames(seats, me)
  return {
    code,
    label: (isUrgent ? tableLinkText.yourTurn : tableLinkText.inPlay)(titleOf(game), who),
    isUrgent,
  }
}

/** A link to the last table, if the opponent there asks for a rematch. */
async function findRematchRequest(
  tableApi: TableApi,
  last: string | undefined,
): Promise<TableLink | undefined> {
  const table = last === undefined ? undefined : await tableApi.table(last)
  if (!table?.ok) return undefined
  const { about, viewer, rematch, seats } = table.value
  if (!about || !rematch || !seats || viewer === 'spectator' || rematch.next !== undefined) return undefined
  const asker = rematch.asked.find(seat => seat !== viewer)
  const opponent = asker === undefined ? undefined : seats[asker]
  if (opponent?.kind !== 'person' || rematch.asked.includes(viewer)) return undefined
  return {
    code: about.code,
    label: tableLinkText.rematch(opponent.name, titleOf(about.game)),
    isUrgent: true,
  }
}
