import type { LobbyTable, SeatNews } from '#protocol/news.ts'
import type { HouseTable, Sitter } from '../table/entry.ts'
import type { Standing } from './storage.ts'

/** A table that is not over, as the lobby lists it. */
export function lobbyTable(
  table: Pick<HouseTable, 'id' | 'code' | 'game' | 'setup' | 'createdAt'>,
  { phase, seats }: Pick<Standing, 'phase' | 'seats'>,
  present: ReadonlySet<string>,
): LobbyTable {
  if (phase !== 'waiting' && phase !== 'playing') throw new Error(`Table ${table.id} is ${phase}`)
  const { id, code, game, setup, createdAt } = table
  return { id, code, game, setup, phase, seats: seats.map(sitter => seatNews(sitter, present)), createdAt }
}

function seatNews(sitter: Sitter | null, present: ReadonlySet<string>): SeatNews {
  if (!sitter) return { kind: 'free' }
  return sitter.kind === 'computer' ? sitter : { ...sitter, here: present.has(sitter.id) }
}
