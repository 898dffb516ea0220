import type { Game, Report } from '#kernel/game.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { EngineClient, EngineTask } from './engine-client.ts'

/** A checked setup as a table can be opened with it: made complete elsewhere where that takes work. */
export function generateSetup(
  thinker: EngineClient,
  game: Game,
  { setup, seed }: { readonly setup: object; readonly seed: string },
  report?: Report,
): EngineTask<Result<object>> {
  if (!game.needsGeneration?.(setup)) return { result: Promise.resolve(accept(setup)), cancel() {} }
  return thinker.request({ do: 'prepare', game: game.id, setup, seed }, report)
}
