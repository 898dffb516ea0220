import { type AnyOptions, defaultParams, type Option } from '#kernel/options.ts'
import type { LoadedGame } from '../game/loaded-game.ts'

/**
 * The options that a person may be asked for, whatever else is chosen, and files that may be named; the rest is filled in
 * when a game is prepared.
 */
export function visibleOptions({ rules, face }: Pick<LoadedGame, 'game' | 'face'>): AnyOptions {
  const options = Object.entries(rules.options as AnyOptions)
  const { isOptionRelevant } = face
  if (!isOptionRelevant) return rules.options as AnyOptions
  const setups = allChoiceCombinations(options, defaultParams<object>(rules.options))
  const isFile = (option: Option) => option.kind === 'file'
  return Object.fromEntries(
    options.filter(([key, option]) => isFile(option) || setups.some(setup => isOptionRelevant(setup, key))),
  )
}

/** Every way to choose where there are choices. */
function allChoiceCombinations(
  options: readonly (readonly [string, Option])[],
  setup: object,
): readonly object[] {
  return options.reduce<readonly object[]>(
    (setups, [key, option]) =>
      option.kind === 'choice'
        ? setups.flatMap(one => option.choices.map(choice => ({ ...one, [key]: choice })))
        : setups,
    [setup],
  )
}
