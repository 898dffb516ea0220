import { type AnyOptions, defaultParams, type Option } from '#kernel/options.ts'
import type { LoadedGame } from '../game/loaded-game.ts'

/** The choices of a game for another one like it: all but what was made for that one, such as its puzzle. */
export function similarSetup({ rules, face }: LoadedGame, setup: object): object {
  const options = Object.entries(rules.options as AnyOptions)
  const texts = options
    .filter(([, { kind }]) => kind === 'text' && rules.needsGeneration !== undefined)
    .map(([key, option]) => [key, option.default])
  const usual = defaultParams<object>(rules.options)
  const bare: Readonly<Record<string, unknown>> = { ...usual, ...setup, ...Object.fromEntries(texts) }
  // A file stays what it was, even where a form could no longer show it.
  const matters = (key: string, { kind }: Option) =>
    kind === 'file' || (face.isOptionRelevant?.(bare, key) ?? true)
  return Object.fromEntries(
    options.map(([key, option]) => [key, matters(key, option) ? bare[key] : option.default]),
  )
}
