import type { OpponentChoice } from '#app/last-choices.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { api } from './api.ts'
import { identity } from './device-identity.ts'
import { serverRejectionText } from './rejection-text.ts'

type CreateTableResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly why: string }

/** Opens an online table with these params. */
export async function createOnlineTable(
  { rules, text }: Pick<LoadedGame, 'rules' | 'text'>,
  params: object,
  { seating, level, graceMs }: OpponentChoice,
  graces: readonly number[],
): Promise<CreateTableResult> {
  const opened = await identity.asPlayer(() =>
    api.createTable({
      game: rules.id,
      setup: params,
      open: seating === 'anyone',
      ...(seating === 'computer' && { computer: level }),
      // A choice of an earlier form may not fit these params.
      ...(graceMs !== undefined && graces.includes(graceMs) && { graceMs }),
    }),
  )
  if (!opened.ok) return { ok: false, why: serverRejectionText(opened.rejection, text) }
  return { ok: true, code: opened.value.code }
}
