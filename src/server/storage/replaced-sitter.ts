import type { OnlineEntry, Sitter } from '../tables/log/log-entry.ts'
import { deletedId, type PlayerReplacement } from './administration.ts'

/** The occupant of a seat after a player was renamed or deleted; others stay as they are. */
export function replacedSitter<Occupant extends Sitter | null>(
  sitter: Occupant,
  seat: number,
  { player, name, anonymous }: PlayerReplacement,
): Occupant {
  if (sitter?.kind !== 'person' || sitter.id !== player) return sitter
  return anonymous ? ({ kind: 'person', id: deletedId(seat), name } as Occupant) : { ...sitter, name }
}

/** The entry after a player was renamed or deleted. The ids of commands begin with the player's id. */
export function replacedEntry(entry: OnlineEntry, replacement: PlayerReplacement): OnlineEntry {
  const { action, command } = entry
  const isOwnCommand = replacement.anonymous && command?.startsWith(`${replacement.player}/`)
  if (action.do !== 'sit') return isOwnCommand ? { at: entry.at, action } : entry
  const sitter = replacedSitter(action.sitter, action.seat, replacement)
  return { at: entry.at, action: { ...action, sitter }, ...(command && !isOwnCommand && { command }) }
}
