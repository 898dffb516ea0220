import { titleOf } from '#games/game-list.ts'
import type { LobbyResponse } from '#protocol/api.ts'
import { lobbyWords } from '../words.ts'
import { sendRequest } from './http-request.ts'
import { opponentNames } from './opponent-names.ts'
import { openPlayerStore } from './player-store.ts'
import type { MyTables, TableLink } from './table-link.ts'

/** What the lobby tells of the house. */
export interface OnlineOverview {
  readonly errorText?: string
  /** Tables at which this player sits or is asked for. */
  readonly myTables: readonly TableLink[]
  /** How many wait for somebody, by game. */
  readonly waitingCounts: ReadonlyMap<string, number>
  /** The table that has waited least for anyone to sit down, if there is one. */
  readonly openTable?: TableLink
}

const NO_TABLES: MyTables = { links: [], tableIds: new Set() }

/** A mere look at the lobby makes nobody a guest. */
export async function loadOnlineOverview(): Promise<OnlineOverview> {
  const player = openPlayerStore().read()
  const [answer, mine = NO_TABLES] = await Promise.all([
    // Asked outright: all else that can be asked of a house would come with it.
    sendRequest({ method: 'GET', path: '/api/tables' }).catch(() => undefined),
    // Most who come have never been online.
    player && import('./my-tables.ts').then(({ loadMyTables: askForMine }) => askForMine(player.id)),
  ])
  if (!answer || answer.status >= 400)
    return { errorText: lobbyWords.unreachable, myTables: mine.links, waitingCounts: new Map() }
  const others = (answer.body as LobbyResponse).tables.filter(
    ({ id, phase }) => phase === 'waiting' && !mine.tableIds.has(id),
  )
  const first = others[0]
  const waitingCounts = new Map<string, number>()
  for (const { game } of others) waitingCounts.set(game, (waitingCounts.get(game) ?? 0) + 1)
  return {
    myTables: mine.links,
    waitingCounts,
    ...(first && {
      openTable: {
        code: first.code,
        label: lobbyWords.openTable(titleOf(first.game), opponentNames(first.seats)),
        isUrgent: false,
      },
    }),
  }
}
