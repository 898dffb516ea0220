import { useEffect, useState } from 'preact/hooks'
import { changeExerciseLog, readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { addMistakes, searchGame, unsearchedGames } from '#app/exercises/own-mistakes.ts'
import { clock, engineClient, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'

/** Looks for mistakes in the finished games while the page is open; returns in how many it still has to look. */
export function useMistakeSearch(loadedGame: LoadedGame, onFound: () => void): number {
  const [left, setLeft] = useState(0)
  const { id } = loadedGame
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the game
  useEffect(() => {
    let isOpen = true
    let cancel = () => {}
    async function search(): Promise<void> {
      const games = await unsearchedGames(savedGames, loadedGame, readExerciseLog(preferences, id))
      for (const [index, game] of games.entries()) {
        if (!isOpen) return
        setLeft(games.length - index)
        const task = searchGame(engineClient, loadedGame, game, clock.now())
        cancel = task.cancel
        const found = await task.result
        changeExerciseLog(preferences, id, log => addMistakes(log, found))
        if (isOpen && found.mistakes.length > 0) onFound()
      }
      if (isOpen) setLeft(0)
    }
    // A game that cannot be reviewed now is searched on the next visit.
    search().catch(() => isOpen && setLeft(0))
    return () => {
      isOpen = false
      cancel()
    }
  }, [id])
  return left
}
