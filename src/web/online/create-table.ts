import type { OpponentChoice } from '#app/last-choices.ts'
import { newTableRequest } from '#app/new-table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { api } from './api.ts'
import { identity } from './device-identity.ts'
import { serverRejectionText } from './rejection-text.ts'

type CreateTableResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly why: string }

/** Opens an online table with these params. */
export async function createOnlineTable(
  loadedGame: LoadedGame,
  params: object,
  opponents: OpponentChoice,
): Promise<CreateTableResult> {
  const request = newTableRequest(loadedGame, params, opponents)
  const opened = await identity.asPlayer(() => api.createTable(request))
  if (!opened.ok) return { ok: false, why: serverRejectionText(opened.rejection, loadedGame.text) }
  return { ok: true, code: opened.value.code }
}
