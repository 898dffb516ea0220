import { useEffect, useState } from 'preact/hooks'
import { loadSavedTables } from '#app/statistics.ts'
import { recentResults, suggestLevel } from '#app/suggested-level.ts'
import { savedGames } from '../device.ts'
import { Choices } from '../kit/choice.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { levelText } from '../text/en/levels.ts'

/** More levels than these are shown side by side, and only the chosen one is described. */
const MAX_LEVELS_IN_LIST = 6

interface LevelChoicesProps {
  readonly loadedGame: LoadedGame
  readonly chosen: string
  choose(level: string): void
}

/** The levels of the computer with their ratings, and the one that fits the results of the games on this device. */
export function LevelChoices({ loadedGame, chosen, choose }: LevelChoicesProps) {
  const { text, levelRatings } = loadedGame
  const suggested = useSuggestedLevel(loadedGame)
  const levels = Object.entries(text.levels)
  const isList = levels.length <= MAX_LEVELS_IN_LIST
  const about = [
    text.levels[chosen]?.help ?? '',
    ...(suggested === undefined ? [] : [levelText.suggestion(text.levels[suggested]!.label)]),
  ]
  const labelOf = (level: string, label: string) => {
    const rating = levelRatings?.[level]
    const rated = rating === undefined ? label : levelText.rated(label, rating)
    return level === suggested ? levelText.suggested(rated) : rated
  }
  return (
    <Choices
      legend={levelText.level}
      help={isList ? undefined : about.join(' ')}
      layout={isList ? 'list' : 'row'}
      choices={levels.map(([value, { label, help }]) => ({
        value,
        label: labelOf(value, label),
        help: isList ? help : undefined,
      }))}
      chosen={chosen}
      choose={choose}
    />
  )
}

/** Nothing is suggested before the first game against the computer has ended. */
function useSuggestedLevel(loadedGame: LoadedGame): string | undefined {
  const [level, setLevel] = useState<string>()
  useEffect(() => {
    if (loadedGame.levelRatings)
      suggest(loadedGame).then(
        setLevel,
        // Then nothing is suggested.
        () => {},
      )
  }, [loadedGame])
  return level
}

async function suggest(loadedGame: LoadedGame): Promise<string | undefined> {
  // Games with words can be opened only once these are loaded.
  await loadedGame.rules.load?.()
  const results = recentResults(loadedGame, await loadSavedTables(savedGames, loadedGame))
  return results.length > 0 ? suggestLevel(loadedGame, results) : undefined
}
