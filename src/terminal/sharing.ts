import { writeReplayData } from '#machine/replay-data.ts'
import { resultSentence } from '#session/result-sentence.ts'
import { replaySteps } from '#table/replay.ts'
import { restoreBy } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import type { TerminalHost } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { factsOf, type Sitting } from './sitting.ts'

/**
 * A finished game as it is sent to others: a sentence, the board in signs where the game has that, and a link that
 * replays it at the house one was at last. Undefined while it goes on: a link would give away what is still hidden.
 */
export async function resultToShare(
  { roads }: Pick<TerminalHost, 'roads'>,
  { loaded, session }: Sitting,
): Promise<string | undefined> {
  const { ending, people, players } = session.snapshot()
  const record = session.record()
  const table = record && ending ? restoreBy(loaded, record) : undefined
  if (!record || !ending || !table?.ok) return undefined
  const { title } = loaded.words
  const { cursor, stopwatch } = table.value
  const about = factsOf(loaded, table.value)
  const puzzle =
    people.length === 1 && stopwatch && about !== undefined ? { about, ms: stopwatch.ranMs } : undefined
  const grid = await signsOf(loaded, table.value)
  const [house] = await roads.keyring.list().catch(() => [])
  return [
    resultSentence({ title, people, ending, moves: cursor, puzzle }),
    ...(grid ? [grid] : []),
    ...(house ? [`${house.address}/replay#${writeReplayData({ players, record })}`] : []),
  ].join('\n')
}

async function signsOf({ loadResultGrid }: LoadedGame, table: Table): Promise<string | undefined> {
  const drawn = await loadResultGrid?.()
  return drawn?.resultGrid(replaySteps(table, 'spectator').map(({ view }) => view)) || undefined
}
