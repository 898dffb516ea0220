import { useEffect, useState } from 'preact/hooks'
import { newAchievement } from '#session/earned.ts'
import { puzzleResultOf } from '#session/figures.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../../parlour.ts'
import { announce } from '../../shell/live.tsx'
import { loadPuzzleResults } from './played-games.ts'

interface NewAchievementProps {
  readonly parlour: LoadedGame
  readonly record: TableRecord
}

/** What this game has earned that none before it had. */
export function NewAchievement({ parlour, record }: NewAchievementProps) {
  const [sentence, setSentence] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    findAchievement(parlour, record).then(text => {
      setSentence(text)
      if (text) announce(text)
    })
  }, [])
  return sentence && <p class="solo-earned">{sentence}</p>
}

async function findAchievement(parlour: LoadedGame, record: TableRecord): Promise<string | undefined> {
  const { words } = parlour
  const table = restoreAnyVersion(parlour, record)
  const told = table.ok ? puzzleResultOf(table.value) : undefined
  const earned = await words.loadAchievements?.()
  return told && earned && newAchievement(told, await loadPuzzleResults(parlour), earned)
}
