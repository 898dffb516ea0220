import type { AnyOptions } from '#kernel/options.ts'
import { defaultSetup } from '#kernel/options.ts'
import type { Chosen } from '#session/asked.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ParlourGame } from '../parlour.ts'
import { navigate, setupPath } from '../router.ts'
import { writeAsked } from '../setup/asked.ts'
import type { TablePlace } from '../table/place.ts'
import { soloWords } from './words.ts'

/** Where one goes from a puzzle: to another one like it, or to the same once more. */
export function nextPuzzle(
  parlour: ParlourGame,
  { record }: SavedGame,
  again: () => void,
): Pick<TablePlace, 'rematch' | 'again'> {
  const wishes = wishesOf(parlour, record.setup as Chosen)
  return {
    rematch: {
      label: soloWords.another,
      act: () => navigate(`${setupPath(parlour.game.id)}?${writeAsked(wishes)}&play`),
    },
    again: { label: soloWords.sameAgain, act: again },
  }
}

/** What a person chose for a puzzle that has been made since: what the form asks for, the puzzle itself left out. */
export function wishesOf({ game, face }: ParlourGame, setup: Chosen): Chosen {
  const options = game.options as AnyOptions
  const isText = (key: string) => options[key]?.kind === 'text'
  const bare = { ...setup }
  for (const [key, value] of Object.entries(defaultSetup<object>(game.options)))
    if (isText(key)) bare[key] = value
  return Object.fromEntries(
    Object.entries(bare).filter(([key]) => !isText(key) && (!face.asksFor || face.asksFor(bare, key))),
  )
}
