import { type AnyOptions, defaultSetup } from '#kernel/options.ts'
import type { LoadedGame } from './loaded.ts'

/** The choices of a game for another one like it: all but what was made for that one, such as its puzzle. */
export function anew({ game, face }: LoadedGame, setup: object): object {
  const options = Object.entries(game.options as AnyOptions)
  const texts = options
    .filter(([, { kind }]) => kind === 'text' && game.unprepared !== undefined)
    .map(([key, option]) => [key, option.default])
  const usual = defaultSetup<object>(game.options)
  const bare: Readonly<Record<string, unknown>> = { ...usual, ...setup, ...Object.fromEntries(texts) }
  const matters = (key: string) => face.asksFor?.(bare, key) ?? true
  return Object.fromEntries(options.map(([key, option]) => [key, matters(key) ? bare[key] : option.default]))
}
