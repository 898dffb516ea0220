import { titleOf } from '#games/catalog.ts'
import type { LobbyResponse } from '#protocol/api.ts'
import { lobbyText } from '../text/en/shell.ts'
import { sendRequest } from './http-request.ts'
import { playerStore } from './player-store.ts'
import { type MyTables, opponentNames, type TableLink } from './table-link.ts'

/** The lobby's overview of the server. */
export interface OnlineOverview {
  readonly errorText?: string
  /** Tables at which this player sits or is invited to a rematch. */
  readonly myTables: readonly TableLink[]
  /** How many tables wait for a player, by game. */
  readonly waitingCounts: ReadonlyMap<string, number>
  /** The newest table that waits for anyone, if there is one. */
  readonly openTable?: TableLink
}

const NO_TABLES: MyTables = { links: [], tableIds: new Set() }

/** Loads the overview without making this device a guest. */
export async function loadOnlineOverview(): Promise<OnlineOverview> {
  const player = playerStore.read()
  const [response, mine = NO_TABLES] = await Promise.all([
    // Without the API client, which the lobby does not need otherwise.
    sendRequest({ method: 'GET', path: '/api/tables' }).catch(() => undefined),
    // Most visitors have never played online.
    player && import('./my-tables.ts').then(({ loadMyTables }) => loadMyTables(player.id)),
  ])
  if (!response || response.status >= 400)
    return { errorText: lobbyText.unreachable, myTables: mine.links, waitingCounts: new Map() }
  const others = (response.body as LobbyResponse).tables.filter(
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
        label: lobbyText.openTable(titleOf(first.game), opponentNames(first.seats)),
        isUrgent: false,
      },
    }),
  }
}
