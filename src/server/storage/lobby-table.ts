import type { LobbyTable, SeatInfo } from '#protocol/server-messages.ts'
import type { Sitter, TableHeader } from '../tables/log/log-entry.ts'
import type { TableSummary } from './table-storage.ts'

/** The lobby's entry for a table that is waiting or in play. */
export function lobbyTable(
  table: Pick<TableHeader, 'id' | 'code' | 'game' | 'setup' | 'createdAt'>,
  { phase, seats }: Pick<TableSummary, 'phase' | 'seats'>,
  present: ReadonlySet<string>,
): LobbyTable {
  if (phase !== 'waiting' && phase !== 'playing') throw new Error(`Table ${table.id} is ${phase}`)
  const { id, code, game, createdAt } = table
  const setup = withoutLongTexts(table.setup)
  return { id, code, game, setup, phase, seats: seats.map(sitter => seatInfo(sitter, present)), createdAt }
}

/** Longer texts of a setup are words or letters of a player's own, up to 10 kB each, and no part of a list. */
const LONGEST_LISTED_TEXT = 40

function withoutLongTexts(setup: object): object {
  const listed = Object.entries(setup).filter(
    ([, value]) => typeof value !== 'string' || value.length <= LONGEST_LISTED_TEXT,
  )
  return Object.fromEntries(listed)
}

function seatInfo(sitter: Sitter | null, present: ReadonlySet<string>): SeatInfo {
  if (!sitter) return { kind: 'free' }
  return sitter.kind === 'computer' ? sitter : { ...sitter, here: present.has(sitter.id) }
}
