import { replayUrl } from '#app/replay-link.ts'
import { sharedResult } from '#app/shared-result.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { ActiveGame } from './active-game.ts'

/**
 * The result of a finished game as text: a sentence, a grid of characters where the game has one, and a replay link
 * to the last used server. Undefined before the end: a link would reveal what is still hidden.
 */
export async function shareableResult(
  { serverAccess }: Pick<TerminalHost, 'serverAccess'>,
  { loaded, session }: ActiveGame,
): Promise<string | undefined> {
  const { people, players } = session.snapshot()
  const record = session.record()
  const table = record && restoreAnyVersion(loaded, record)
  if (!record || !table?.ok) return undefined
  const shared = sharedResult(loaded, table.value, people)
  if (!shared) return undefined
  const [server] = await serverAccess.credentials.list().catch(() => [])
  const link = server && (await replayUrl(server.address, { players, record }))
  return [shared.sentence, ...(shared.grid ? [shared.grid] : []), ...(link ? [link] : [])].join('\n')
}
