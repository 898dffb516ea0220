import type { Dealt, Report } from '#kernel/engine.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { EngineClient, EngineTask } from './engine-client.ts'

/** Checked params with their deal, which a worker generates where the game is a puzzle. */
export function generateDeal(
  engineClient: EngineClient,
  { rules, puzzles }: { readonly rules: { readonly id: string }; readonly puzzles?: object | undefined },
  { params, seed }: { readonly params: object; readonly seed: string },
  report?: Report,
): EngineTask<Result<Dealt>> {
  if (!puzzles) return { result: Promise.resolve(accept({ params, deal: null })), cancel() {} }
  return engineClient.request({ do: 'generate', game: rules.id, params, seed }, report)
}
