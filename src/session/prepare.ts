import type { Game, Report } from '#kernel/game.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Thinker, Thinking } from './thinker.ts'

/** A checked setup as a table can be opened with it: made complete elsewhere where that takes work. */
export function prepared(
  thinker: Thinker,
  game: Game,
  { setup, seed }: { readonly setup: object; readonly seed: string },
  report?: Report,
): Thinking<Result<object>> {
  if (!game.unprepared?.(setup)) return { answer: Promise.resolve(accept(setup)), cancel() {} }
  return thinker.think({ do: 'prepare', game: game.id, setup, seed }, report)
}
