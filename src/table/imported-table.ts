import type { Game, GameTypes, Step } from '#kernel/game.ts'
import type { ImportedTurn } from '#kernel/imported-game.ts'
import { startClocks } from './clocks.ts'
import type { Table } from './table.ts'

/**
 * A game that was played elsewhere, to be looked at: its draws are told and come from no seed, so its record cannot bring
 * it back.
 */
export function tableFromImport<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  { opening, turns }: { readonly opening: Step<T>; readonly turns: readonly ImportedTurn<T>[] },
  at: number,
): Table<T> {
  const outcome = game.outcome((turns.at(-1) ?? opening).state)
  return {
    game,
    record: { game: game.id, version: game.version, setup, seed: '', startedAt: at, entries: [] },
    opening,
    turns: turns.map(turn => ({ ...turn, at })),
    cursor: turns.length,
    clocks: startClocks(game.seats),
    ...(outcome && { ending: { by: 'rules', outcome } }),
  }
}
