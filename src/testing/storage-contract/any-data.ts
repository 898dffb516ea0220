import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { OnlineEntry } from '#server/tables/log/log-entry.ts'
import {
  applyAction,
  newOnlineTable,
  type OnlineTable,
  replayLog,
  resultOf,
  summaryAfter,
  summaryOf,
} from '#server/tables/log/online-table.ts'
import { loadGoldenGame } from '../golden-logs/golden-games.ts'
import type { GoldenLog } from '../golden-logs/replay.ts'
import { guest, NOON, session } from './samples.ts'

/** Data of every kind that a storage has. */
export interface AnyData {
  readonly players: readonly { readonly id: string; readonly name: string; readonly isClaimed: boolean }[]
  /** Indexes of golden logs. */
  readonly games: readonly number[]
  /** Seconds until a ban ends; null for never. */
  readonly bans: readonly (number | null)[]
  readonly reports: readonly { readonly name: string; readonly isClosed: boolean }[]
  readonly links: readonly string[]
  readonly setAside: string | undefined
  readonly isOneLogDeleted: boolean
  readonly isOnePlayerDeleted: boolean
}

const GOLDEN = join(import.meta.dirname, '..', '..', 'server', 'tables', 'log', 'golden')
const LOGS = readdirSync(GOLDEN).sort()

export const SAMPLE_DATA: AnyData = {
  players: [
    { id: 'ann', name: 'Ann', isClaimed: true },
    { id: 'ben', name: 'Bén “the\n☃”', isClaimed: false },
  ],
  games: LOGS.map((_, index) => index),
  bans: [null, 60],
  reports: [
    { name: 'Rude', isClosed: false },
    { name: 'Ruder', isClosed: true },
  ],
  links: ['/solitudo?size=8'],
  setAside: 'Its words are gone',
  isOneLogDeleted: true,
  isOnePlayerDeleted: false,
}

const name = () =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(text => !text.includes('\0'))

export function anyData(): fc.Arbitrary<AnyData> {
  return fc.record({
    players: fc
      .uniqueArray(fc.record({ id: fc.uuid(), name: name(), isClaimed: fc.boolean() }), {
        selector: ({ id }) => id,
        maxLength: 12,
      })
      .map(drawn => [...SAMPLE_DATA.players, ...drawn]),
    games: fc.uniqueArray(fc.nat(LOGS.length - 1), { maxLength: 12 }),
    bans: fc.array(fc.option(fc.nat(10_000)), { maxLength: 5 }),
    reports: fc.uniqueArray(fc.record({ name: name(), isClosed: fc.boolean() }), {
      selector: ({ name }) => name,
      maxLength: 5,
    }),
    links: fc.uniqueArray(name(), { maxLength: 600 / 10 }),
    setAside: fc.option(name(), { nil: undefined }),
    isOneLogDeleted: fc.boolean(),
    isOnePlayerDeleted: fc.boolean(),
  })
}

/** Stores everything, with the methods that a server and its host use. */
export async function fillStorage(storage: Storage, data: AnyData): Promise<void> {
  const { players, administration, links, puzzles, reports, tables } = storage
  for (const { id, name, isClaimed } of data.players) {
    await players.add(guest(id, { name }), session(`${id}-1`, id, { seenAt: NOON + id.length }))
    await players.addSession(session(`${id}-2`, id, { device: name }))
    if (isClaimed) await players.claim(id, name, `hash of ${name}`)
  }
  for (const index of data.games) await storeGame(storage, index)
  for (const [index, until] of data.bans.entries()) {
    const player = data.players[index]?.id
    if (player)
      await players.ban({
        player,
        reason: `☃ ${index}`,
        at: NOON,
        until: until === null ? null : NOON + until,
      })
  }
  for (const { name, isClosed } of data.reports) {
    await reports.add({ player: 'ann', name, reporter: 'ben', at: NOON })
    const [report] = await reports.list({ closed: false, limit: 1 })
    if (isClosed) await reports.close(report!.number, NOON + 1)
  }
  for (const [index, path] of data.links.entries())
    await links.save({ code: `link${index}`, path, usedAt: NOON + index })
  // Every link is also the puzzle of somebody, with or without a like and a time.
  for (const [index, params] of data.links.entries()) {
    const id = `puzzle${index}`
    const about = { game: 'solitudo', title: params, facts: { size: index }, publishedAt: NOON + index }
    await puzzles.publish({ id, params, player: 'ann', ...about })
    if (index % 2 === 0) await puzzles.like(id, 'ben', true)
    if (index % 3 > 0) await puzzles.solve(id, 'ben', index % 3 === 1 ? 60_000 + index : null)
  }
  const [first, second] = (await administration.tables({ limit: 2 })).map(({ id }) => id)
  if (first !== undefined && data.setAside !== undefined) await tables.setAside(first, data.setAside)
  if (second !== undefined && data.isOneLogDeleted)
    await administration.purge({ kind: 'logs', before: Number.MAX_SAFE_INTEGER })
  if (data.isOnePlayerDeleted) await deletePlayer(storage, 'ben')
}

/** Stores a golden game under an id of its own, with its result and its ratings. */
async function storeGame({ tables }: Storage, index: number): Promise<void> {
  const { table, entries } = JSON.parse(readFileSync(join(GOLDEN, LOGS[index]!), 'utf8')) as GoldenLog
  const header = { ...table, id: `${table.id}-${index}`, code: `K${index}-PLUM` }
  const rules = rulesForVersion((await loadGoldenGame(table.game))!, table.version)!
  const ending = endingOf(newOnlineTable(header, rules), entries)
  const before = entries.slice(0, ending)
  const state = replayLog(header, rules, before)
  await tables.open(header, before, summaryOf(state))
  let last = state
  // One by one only from the end of the game on: the file is written to the disk after each.
  for (const entry of entries.slice(ending)) {
    const next = applyAction(last, entry.action, entry.at)
    if (!next.ok) throw new Error(`${LOGS[index]}: ${next.rejection.code}`)
    const { table: after } = next.value
    const hasEnded = after.phase === 'over' && last.phase !== 'over'
    await tables.append({
      ...{ table: header.id, seq: after.seq, entry, summary: summaryAfter(last, after) },
      ...(hasEnded && { result: resultOf(after) }),
    })
    last = after
  }
}

/** The index of the entry that ends the game; after the last one if none does. */
function endingOf(start: OnlineTable, entries: readonly OnlineEntry[]): number {
  let table = start
  for (const [index, { action, at }] of entries.entries()) {
    const next = applyAction(table, action, at)
    if (!next.ok) throw new Error(next.rejection.code)
    if (next.value.table.phase === 'over') return index
    table = next.value.table
  }
  return entries.length
}

/** As the host's command does it. */
async function deletePlayer({ administration, tables }: Storage, player: string): Promise<void> {
  for (const { id } of await tables.of(player)) await administration.closeTable(id)
  const replacement = { player, name: 'Deleted player', anonymous: true }
  let from: number | undefined = 0
  while (from !== undefined) from = await administration.replacePlayer(replacement, from)
  await administration.deletePlayer(player)
}
