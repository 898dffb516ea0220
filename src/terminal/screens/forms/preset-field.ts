import type { LoadedGame } from '../../game/loaded-game.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Field, Values } from './field.ts'

const NO_PRESET = 'as chosen'

/** A field that sets several options at once, in a game that has presets. */
export function presetField(
  game: LoadedGame,
  values: Values,
  optionKey: (option: string) => string,
): readonly Field[] {
  if (!game.presets) return []
  const presets = game.presets.map(({ label, chosen }) => ({
    value: label,
    label,
    sets: Object.fromEntries(
      Object.entries(chosen as object).map(([key, value]) => [optionKey(key), String(value)]),
    ) as Values,
  }))
  const chosen = presets.find(({ sets }) =>
    Object.entries(sets).every(([key, value]) => values[key] === value),
  )
  return [
    {
      kind: 'choice',
      key: 'preset',
      label: shellText.setup.preset,
      choices: [{ value: NO_PRESET, label: shellText.setup.asChosen }, ...presets],
      chosen: chosen?.value ?? NO_PRESET,
    },
  ]
}
