import { replayUrl } from '#app/replay-link.ts'
import { describeResult } from '#app/result-sentence.ts'
import { replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import type { TerminalHost } from '../shell/host.ts'
import { type ActiveGame, factsText } from './active-game.ts'
import type { LoadedGame } from './loaded-game.ts'

/**
 * The result of a finished game as text: a sentence, a grid of characters where the game has one, and a replay link
 * to the last used server. Undefined before the end: a link would reveal what is still hidden.
 */
export async function shareableResult(
  { serverAccess }: Pick<TerminalHost, 'serverAccess'>,
  { loaded, session }: ActiveGame,
): Promise<string | undefined> {
  const { ending, people, players } = session.snapshot()
  const record = session.record()
  const table = record && ending ? restoreAnyVersion(loaded, record) : undefined
  if (!record || !ending || !table?.ok) return undefined
  const { title } = loaded.text
  const { cursor, stopwatch } = table.value
  const about = factsText(loaded, table.value)
  const puzzle =
    people.length === 1 && stopwatch && about !== undefined ? { about, ms: stopwatch.ranMs } : undefined
  const grid = resultGridOf(loaded, table.value)
  const [server] = await serverAccess.credentials.list().catch(() => [])
  const link = server && (await replayUrl(server.address, { players, record }))
  return [
    describeResult({ title, people, ending, moves: cursor, puzzle }),
    ...(grid ? [grid] : []),
    ...(link ? [link] : []),
  ].join('\n')
}

function resultGridOf({ presentation }: LoadedGame, table: Table): string | undefined {
  return presentation?.resultGrid?.(replaySteps(table, 'spectator').map(({ view }) => view)) || undefined
}
