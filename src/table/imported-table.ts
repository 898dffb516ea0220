import type { ImportedTurn } from '#kernel/game-format.ts'
import type { GameTypes, Rules, Step } from '#kernel/rules.ts'
import { startClocks } from './clocks.ts'
import { RECORD_FORMAT, type Table } from './table.ts'

/**
 * A table for viewing a game that was played elsewhere. Its draws come from the imported text and not from a seed, so it
 * cannot be restored from its record.
 */
export function tableFromImport<T extends GameTypes>(
  rules: Rules<T>,
  params: T['params'],
  { opening, turns }: { readonly opening: Step<T>; readonly turns: readonly ImportedTurn<T>[] },
  at: number,
): Table<T> {
  const outcome = rules.outcome((turns.at(-1) ?? opening).state)
  return {
    rules,
    record: {
      format: RECORD_FORMAT,
      game: rules.id,
      version: rules.version,
      params,
      deal: null,
      seed: '',
      startedAt: at,
      entries: [],
    },
    opening,
    turns: turns.map(turn => ({ ...turn, at })),
    cursor: turns.length,
    clocks: startClocks(rules.seats),
    ...(outcome && { ending: { by: 'rules', outcome } }),
  }
}
