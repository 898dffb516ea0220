import type { GameRequest } from '#app/game-request.ts'
import { gameIds, loadMetadata } from '#games/catalog.ts'
import { type AnyOptions, validateParams } from '#kernel/options.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import type { TerminalHost } from '../shell/host.ts'
import { createTable } from './active-game.ts'
import { loadGameOrThrow } from './loaded-game.ts'

/** How a game refuses a text that is not one of its puzzles at all. */
const NOT_A_PUZZLE = 'unreadable-puzzle'

/**
 * The game that a text is a puzzle of, in any form that one of the games reads: an address of another program, or rows.
 * Returns a sentence for a puzzle that is refused, and undefined for any other text.
 */
export async function readPastedPuzzle(
  host: TerminalHost,
  text: string,
): Promise<GameRequest | string | undefined> {
  if (text.trim() === '') return undefined
  for (const game of gameIds) {
    const option = pastedOption((await loadMetadata(game))!.rules.options as AnyOptions)
    if (option === undefined) continue
    const loaded = await loadGameOrThrow(game)
    const request: GameRequest = { game, params: { [option]: text.trim() }, players: SINGLE_PLAYER }
    if (!validateParams<object>(loaded.rules, request.params).ok) continue
    const table = await createTable(host, loaded, request).result
    if (table.ok) return request
    if (table.rejection.code !== NOT_A_PUZZLE) return rejectionSentence(table.rejection, loaded.text)
  }
  return undefined
}

function pastedOption(options: AnyOptions): string | undefined {
  return Object.entries(options).find(([, option]) => option.kind === 'puzzle' && option.isPasted)?.[0]
}
