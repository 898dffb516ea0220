import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { RematchState, TablePhase } from '#protocol/server-messages.ts'
import type { Ending } from '#table/action.ts'
import { viewFor } from '#table/table.ts'
import type { GameResult } from '../../storage/storage.ts'
import type { OnlineEntry, TableHeader } from './log-entry.ts'
import { replayLog } from './online-table.ts'
import { resultOf } from './summary.ts'

/**
 * Logs written by earlier versions, with the state they lead to. Such logs are in people's storage, so the files are
 * only added to, never changed: when a test fails here, played games can no longer be opened or end differently.
 */
interface GoldenLog {
  readonly table: TableHeader
  readonly entries: readonly OnlineEntry[]
  readonly folded: ReplayedLog
}

interface ReplayedLog {
  readonly seq: number
  readonly phase: TablePhase
  readonly rematch: RematchState
  readonly ending?: Ending
  readonly result?: GameResult
  /** The final view of each seat and of a spectator. */
  readonly views: Readonly<Record<string, object>>
}

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)

async function replay({ table, entries }: GoldenLog): Promise<ReplayedLog> {
  const rules = rulesForVersion((await loadGame(table.game))!, table.version)
  if (!rules) throw new Error(`The rules of ${table.game} ${table.version} are no longer known`)
  const tables = entries.map((_, index) => replayLog(table, rules, entries.slice(0, index + 1)))
  const { seq, phase, play, rematch, seats } = tables.at(-1)!
  const ended = tables.find(table => table.phase === 'over')
  const viewers = play ? ([...seats.keys(), 'spectator'] as const) : []
  return {
    ...{ seq, phase, rematch },
    ...(play?.ending && { ending: play.ending }),
    ...(ended && { result: resultOf(ended) }),
    views: Object.fromEntries(viewers.map(viewer => [viewer, viewFor(play!, viewer)])),
  }
}

const read = (file: string): GoldenLog => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

describe('[F15] a log written by an earlier version', () => {
  test.each(files)('leads to the same state: %s', async file => {
    const golden = read(file)
    expect(await replay(golden)).toEqual(golden.folded)
  })

  test('exists for every kind of ending and of entry', () => {
    const logs = files.map(read)
    const reasons = new Set(logs.map(({ folded }) => folded.result?.reason ?? folded.phase))
    for (const reason of ['blocked', 'timeout', 'resignation', 'abandonment', 'abort', 'closed', 'playing'])
      expect(reasons).toContain(reason)
    const done = new Set(logs.flatMap(({ entries }) => entries.map(({ action }) => action.do)))
    for (const kind of Object.keys(KINDS)) expect(done).toContain(kind)
  })
})

/** The type forces a golden log for every new kind of entry. Online games cannot be paused and have no hints. */
const KINDS: Readonly<Record<Exclude<OnlineEntry['action']['do'], 'pause' | 'resume' | 'hint'>, true>> = {
  sit: true,
  stand: true,
  begin: true,
  close: true,
  rematch: true,
  move: true,
  undo: true,
  redo: true,
  resign: true,
  leave: true,
  return: true,
  expire: true,
  reopen: true,
}
