import { accept, type Result } from '#kernel/result.ts'
import { rejectUnknownVersion } from '#kernel/rule-versions.ts'
import { rejectServer } from '#protocol/refusals.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import { type LoadedGame, loadGame } from '../game/loaded-game.ts'
import type { ServerClient } from './server-client.ts'

/** A joined table with its game. */
export interface JoinedTable {
  readonly code: string
  readonly table: RemoteTable
  readonly loaded: LoadedGame
}

export type JoinPurpose = 'play' | 'watch'

/** Joins a table as a player or a spectator. A player who is seated already resumes. */
export async function joinTable(
  server: ServerClient,
  code: string,
  purpose: JoinPurpose,
): Promise<Result<JoinedTable>> {
  const table = server.followTable(code)
  const joined = await takeSeat(server, table, purpose)
  if (!joined.ok) table.close()
  return joined
}

async function takeSeat(
  server: ServerClient,
  table: RemoteTable,
  purpose: JoinPurpose,
): Promise<Result<JoinedTable>> {
  const found = await firstTableState(server, table)
  if (!found.ok) return found
  const { about, viewer, phase } = found.value
  const loaded = await loadGame(about.game)
  if (!loaded.ok) return loaded
  const rejection = rejectUnknownVersion(loaded.value, about.version)
  if (rejection) return { ok: false, rejection }
  if (phase === 'closed') return rejectServer('table-closed')
  if (purpose === 'play' && viewer === 'spectator') {
    const seated = await table.sit()
    if (!seated.ok) return seated
  }
  return accept({ code: about.code, table, loaded: loaded.value })
}

/** Waits for the first state of a table. A lost connection is reopened meanwhile. */
function firstTableState(
  { connection }: ServerClient,
  table: RemoteTable,
): Promise<Result<RemoteTableState>> {
  return new Promise(resolve => {
    const done = (result: Result<RemoteTableState>) => {
      unsubscribe()
      resolve(result)
    }
    const look = () => {
      const [tableState, refusal, state] = [table.state(), table.rejection(), connection.state()]
      if (tableState) done(accept(tableState))
      else if (refusal) done({ ok: false, rejection: refusal })
      else if (state.kind === 'refused') done({ ok: false, rejection: state.rejection })
    }
    const unsubscribe = table.subscribe(look)
    look()
  })
}
