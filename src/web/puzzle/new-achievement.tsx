import { useEffect, useState } from 'preact/hooks'
import { newAchievement } from '#app/achievements.ts'
import { puzzleResultOf } from '#app/statistics.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { loadPuzzleResults } from './puzzle-results.ts'

interface NewAchievementProps {
  readonly loadedGame: LoadedGame
  readonly record: TableRecord
}

/** What this game has earned that none before it had. */
export function NewAchievement({ loadedGame, record }: NewAchievementProps) {
  const [sentence, setSentence] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    findAchievement(loadedGame, record).then(text => {
      setSentence(text)
      if (text) announce(text)
    })
  }, [])
  return sentence && <p class="solo-earned">{sentence}</p>
}

async function findAchievement(loadedGame: LoadedGame, record: TableRecord): Promise<string | undefined> {
  const { text: words } = loadedGame
  const table = restoreAnyVersion(loadedGame, record)
  const told = table.ok ? puzzleResultOf(table.value) : undefined
  const earned = await words.loadAchievements?.()
  return told && earned && newAchievement(told, await loadPuzzleResults(loadedGame), earned)
}
