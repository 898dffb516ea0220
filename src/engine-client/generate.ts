import type { Dealt, Report } from '#kernel/engine.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { EngineClient, EngineTask } from './engine-client.ts'

/** Adds a deal to validated params. In puzzle games a worker generates it; other games have none. */
export function generateDeal(
  engineClient: EngineClient,
  { rules, puzzles }: { readonly rules: { readonly id: string }; readonly puzzles?: object | undefined },
  { params, seed }: { readonly params: object; readonly seed: string },
  report?: Report,
): EngineTask<Result<Dealt>> {
  if (!puzzles) return { result: Promise.resolve(accept({ params, deal: null })), cancel() {} }
  return engineClient.request({ do: 'generate', game: rules.id, params, seed }, report)
}
