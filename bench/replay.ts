// node bench/replay.ts
// Replays long records and logs: at 20,000 entries a table must still open without keeping the others waiting.
import { openGame } from '#games/obstruction/entry.ts'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'
import { replayLog } from '#server/tables/log/online-table.ts'
import { openTable } from '#table/act.ts'
import type { Action } from '#table/action.ts'
import { restore } from '#table/restore.ts'
import type { Entry } from '#table/table.ts'
import { fastestMs } from './timing/cpu-time.ts'

const ROUNDS = 3
const LENGTHS = [1_000, 5_000, 10_000, 20_000, 40_000]
const PARAMS = { size: 'agreed', rows: 8, cols: 8, starter: 'first', clock: false } as const
const { rules } = openGame()
const HEADER: TableHeader = {
  id: 'bench',
  code: 'K7-PLUM',
  game: 'obstruction',
  version: 1,
  setup: PARAMS,
  seed: 'bench',
  open: false,
  openedBy: 'ann',
  createdAt: 0,
}

console.log('Replay of moves that are taken back and played again, milliseconds of CPU')
for (const length of LENGTHS) {
  const entries = longGame(length)
  const record = { ...openTable(rules, PARAMS, 'bench', 0).record, entries }
  const recordMs = fastestMs(ROUNDS, () => expectOk(restore(rules, record)))
  const log = onlineLog(entries)
  const logMs = fastestMs(ROUNDS, () => replayLog(HEADER, rules, log))
  const shown = `${length.toLocaleString('en').padStart(6)} entries`
  console.log(`  ${shown}: record ${recordMs.toFixed(0).padStart(5)}, log ${logMs.toFixed(0).padStart(5)}`)
}

/** Two moves, of which the second is taken back and restored or replaced again and again. */
function longGame(length: number): readonly Entry[] {
  const cycle: readonly Action[] = [
    { do: 'move', seat: 1, text: 'c3' },
    { do: 'undo', seat: 0 },
    { do: 'redo', seat: 0 },
    { do: 'undo', seat: 0 },
  ]
  const actions: readonly Action[] = Array.from({ length: length - 1 }, (_, index) => cycle[index % 4]!)
  return [{ do: 'move', seat: 0, text: 'a1' } as const, ...actions].map(action => ({ at: 0, action }))
}

function onlineLog(entries: readonly Entry[]): readonly OnlineEntry[] {
  return [
    { at: 0, action: { do: 'sit', seat: 0, sitter: { kind: 'person', id: 'ann', name: 'Ann' } } },
    { at: 0, action: { do: 'sit', seat: 1, sitter: { kind: 'computer', level: 'casual' } } },
    { at: 0, action: { do: 'begin' } },
    ...entries,
  ]
}

function expectOk({ ok }: { readonly ok: boolean }): void {
  if (!ok) throw new Error('The record is refused.')
}
