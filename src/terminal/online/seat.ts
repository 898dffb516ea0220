import { versionRefusal } from '#kernel/editions.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { RemoteStanding } from '#session/remote/standing.ts'
import type { RemoteTable } from '#session/remote/table.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import type { Visit } from './visit.ts'

/** A table one has come to, and the game that is played at it. */
export interface Place {
  readonly code: string
  readonly table: RemoteTable
  readonly loaded: LoadedGame
}

export type Purpose = 'play' | 'watch'

/** Goes to a table and takes a seat there, or only looks on. Whoever sits there already just goes on. */
export async function goTo(visit: Visit, code: string, purpose: Purpose): Promise<Result<Place>> {
  const table = visit.follow(code)
  const place = await settle(visit, table, purpose)
  if (!place.ok) table.close()
  return place
}

async function settle(visit: Visit, table: RemoteTable, purpose: Purpose): Promise<Result<Place>> {
  const found = await firstNews(visit, table)
  if (!found.ok) return found
  const { about, viewer, phase } = found.value
  const loaded = await loadGame(about.game)
  if (!loaded.ok) return loaded
  const refusal = versionRefusal(loaded.value, about.version)
  if (refusal) return { ok: false, rejection: refusal }
  if (phase === 'closed') return reject('table-closed')
  if (purpose === 'play' && viewer === 'spectator') {
    const seated = await table.sit()
    if (!seated.ok) return seated
  }
  return accept({ code: about.code, table, loaded: loaded.value })
}

/** Waits for what the house says of a table; a connection that is lost meanwhile comes back by itself. */
function firstNews({ link }: Visit, table: RemoteTable): Promise<Result<RemoteStanding>> {
  return new Promise(resolve => {
    const done = (result: Result<RemoteStanding>) => {
      unsubscribe()
      resolve(result)
    }
    const look = () => {
      const [standing, refusal, state] = [table.standing(), table.refusal(), link.state()]
      if (standing) done(accept(standing))
      else if (refusal) done({ ok: false, rejection: refusal })
      else if (state.kind === 'refused') done({ ok: false, rejection: state.rejection })
    }
    const unsubscribe = table.subscribe(look)
    look()
  })
}
