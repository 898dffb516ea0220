import { findPuzzle } from '#app/find-puzzle.ts'
import type { GameRequest } from '#app/game-request.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import type { TerminalHost } from '../shell/host.ts'
import { createTable } from './active-game.ts'
import { loadGameOrThrow } from './loaded-game.ts'

/**
 * The game that a text is a puzzle of, in any form that one of the games reads: an address of another program, or rows.
 * Returns a sentence for a puzzle that is refused, and undefined for any other text.
 */
export async function readPastedPuzzle(
  host: TerminalHost,
  text: string,
): Promise<GameRequest | string | undefined> {
  const found = await findPuzzle(text.trim())
  if (!found) return undefined
  const loaded = await loadGameOrThrow(found.game)
  const request: GameRequest = { ...found, players: SINGLE_PLAYER }
  const table = await createTable(host, loaded, request).result
  return table.ok ? request : rejectionSentence(table.rejection, loaded.text)
}
