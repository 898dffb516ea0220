import type { SavedGame } from '#app/saved-game-format.ts'
import type { OptionValues } from '#app/setup-query.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { defaultParams } from '#kernel/options.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { TableCapabilities } from '../play/table-capabilities.ts'
import { navigate, setupPath } from '../router.ts'
import { writeSetupQuery } from '../setup/setup-query.ts'
import { puzzleWords } from './words.ts'

/** Where one goes from a puzzle: to another one like it, or to the same once more. */
export function nextPuzzleActions(
  loadedGame: LoadedGame,
  { record }: SavedGame,
  again: () => void,
): Pick<TableCapabilities, 'rematch' | 'playAgain'> {
  const wishes = chosenOptionsOf(loadedGame, record.params as OptionValues)
  return {
    rematch: {
      label: puzzleWords.another,
      act: () => navigate(`${setupPath(loadedGame.rules.id)}?${writeSetupQuery(wishes)}&play`),
    },
    playAgain: { label: puzzleWords.sameAgain, act: again },
  }
}

/** What a person chose for a puzzle that has been made since: what the form asks for, the puzzle itself left out. */
export function chosenOptionsOf({ rules, face }: LoadedGame, setup: OptionValues): OptionValues {
  const options = rules.options as AnyOptions
  const isText = (key: string) => options[key]?.kind === 'text'
  const bare = { ...setup }
  for (const [key, value] of Object.entries(defaultParams<object>(rules.options)))
    if (isText(key)) bare[key] = value
  return Object.fromEntries(
    Object.entries(bare).filter(
      ([key]) => !isText(key) && (!face.isOptionVisible || face.isOptionVisible(bare, key)),
    ),
  )
}
