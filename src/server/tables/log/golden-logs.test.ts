import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type GoldenLog, replayGoldenLog } from '#testing/golden-logs/replay.ts'
import { writeMissingLogs } from '#testing/golden-logs/write-logs.ts'
import { PLAYED_GAMES } from '#testing/online-play/online-play.ts'
import type { OnlineEntry } from './log-entry.ts'

const FOLDER = join(import.meta.dirname, 'golden')
if (process.env.WRITE_GOLDENS) await writeMissingLogs(FOLDER)
const files = readdirSync(FOLDER)
const read = (file: string): GoldenLog => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

describe('[F15] a log written by an earlier version', () => {
  test.each(files)('leads to the same state: %s', async file => {
    const golden = read(file)
    const { log, ...folded } = await replayGoldenLog(golden)
    expect(golden.folded.log ? { ...folded, log } : folded).toEqual(golden.folded)
  })

  test('exists for every kind of entry', () => {
    const done = new Set(files.map(read).flatMap(({ entries }) => entries.map(({ action }) => action.do)))
    for (const kind of Object.keys(KINDS)) expect(done).toContain(kind)
  })

  test.each(PLAYED_GAMES)('exists for every ending of %s, by the rules and otherwise', game => {
    const logs = files.map(read).filter(({ table }) => table.game === game)
    const endings = new Set(logs.map(({ folded }) => folded.result?.reason ?? folded.phase))
    expect([...endings].sort()).toEqual([...TABLE_ENDINGS, ...RULE_ENDINGS[game]].sort())
    expect(logs.some(({ folded }) => folded.rematch.next !== undefined)).toBe(true)
    expect(logs.some(({ entries }) => entries.some(isComputer))).toBe(true)
  })
})

const TABLE_ENDINGS = ['resignation', 'abandonment', 'abort', 'closed', 'playing']

/** In Obstruction a player whose time is up loses; elsewhere the rules move instead. */
const RULE_ENDINGS: Readonly<Record<(typeof PLAYED_GAMES)[number], readonly string[]>> = {
  obstruction: ['blocked', 'timeout'],
  guessgo: ['line', 'hitword', 'no-words'],
  scribble: ['reservoir-empty', 'four-passes'],
}

function isComputer({ action }: OnlineEntry): boolean {
  return action.do === 'sit' && action.sitter.kind === 'computer'
}

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
  abort: true,
}
